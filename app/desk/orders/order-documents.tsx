import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { deskOrderPath } from '#app/api/desk/desk.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'
import { deskEInvoiceMessages } from '#app/messages/desk/orders/e-invoice.ts'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { TriangleAlert } from '#app/ui/icons/triangle-alert.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { PrintButton } from '#app/desk/kit/print/print-button.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { EInvoiceButton } from './e-invoice-button.tsx'

interface OrderDocumentsProps {
  order: DeskOrderDetailWire
  onChanged: (order: DeskOrderDetailWire) => void
}

/** The tax documents of an order, and what to check before the invoice is issued. */
export function OrderDocuments({ order, onChanged }: OrderDocumentsProps) {
  const t = deskOrderMessages
  const { can } = useDesk()
  const mayRegister = order.buyerGstin !== null && can('documents:register')
  const documents = [
    [t.invoice, 'invoice.pdf', order.invoice],
    ...order.creditNotes.map(
      (note) => [t.creditNote, `credit-note.pdf?number=${encodeURIComponent(note.number)}`, note] as const,
    ),
  ] as const
  const isOpen = order.orderStatus === 'PLACED'
  return (
    <Section title={t.documents}>
      {order.invoice === null && <p className="text-sm text-quiet">{t.noDocuments}</p>}
      {documents.map(
        ([label, file, document]) =>
          document !== null && (
            <div key={file} className="flex flex-wrap items-center justify-between gap-2">
              <a
                href={`${deskOrderPath(order.orderId)}/${file}`}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center gap-2 font-medium text-accent"
              >
                <FileText size={18} />
                {label} {document.number}
              </a>
              {document.irn !== undefined && (
                <span className="text-xs text-quiet">{deskEInvoiceMessages.recorded(document.irn)}</span>
              )}
              {mayRegister && (
                <EInvoiceButton orderId={order.orderId} document={document.number} onChanged={onChanged} />
              )}
            </div>
          ),
      )}
      <div>
        <PrintButton of={{ orderIds: [order.orderId] }} />
      </div>
      {isOpen && order.invoiceWarnings.length > 0 && (
        <div className="rounded-control bg-caution-soft p-3 text-sm text-caution">
          <p className="flex items-center gap-2 font-medium">
            <TriangleAlert size={16} />
            {t.warnings}
          </p>
          <ul className="mt-1 grid gap-1">
            {order.invoiceWarnings.map((warning) => (
              <li key={`${warning.kind} ${warning.product}`}>{warningText(t, warning)}</li>
            ))}
          </ul>
        </div>
      )}
    </Section>
  )
}

function warningText(
  t: Readonly<Record<string, unknown>>,
  { kind, product = '' }: DeskOrderDetailWire['invoiceWarnings'][number],
): string {
  const text = t[`warning-${kind}`]
  if (typeof text === 'function') return String(text(product))
  return typeof text === 'string' ? text : kind
}
