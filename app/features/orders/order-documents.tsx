import { documentQuery, taxDocumentPdfPath } from '#app/api/tax-documents.ts'
import type { DocumentReference } from '#domain/orders/order-detail.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { Printer } from '#app/ui/icons/printer.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { orderPageMessages } from '#messages/orders/orders.ts'

/** An order's tax invoice and credit note, to download and print. */
export function OrderDocuments({
  order: { orderId, orderStatus, invoice, creditNote, creditNotes },
}: {
  order: OrderView
}) {
  const t = orderPageMessages
  const notes = creditNotes.length > 0 || creditNote === null ? creditNotes : [creditNote]
  if (invoice === null && creditNote === null) {
    if (orderStatus !== 'PLACED') return null
    return <p className="px-1 text-sm text-quiet">{t.invoiceLater}</p>
  }
  return (
    <Card className="divide-y divide-hairline">
      {invoice !== null && (
        <DocumentRow
          name={t.invoice(invoice.number)}
          document={invoice}
          pdf={taxDocumentPdfPath({ orderId, kind: 'invoice' })}
          page={`/profile/order/${orderId}/invoice`}
        />
      )}
      {notes.map((note) => {
        const number = notes.length > 1 ? note.number : undefined
        return (
          <DocumentRow
            key={note.number}
            name={t.creditNote(note.number)}
            document={note}
            pdf={taxDocumentPdfPath({ orderId, kind: 'credit-note', number })}
            page={`/profile/order/${orderId}/credit-note${documentQuery(number)}`}
          />
        )
      })}
    </Card>
  )
}

interface DocumentRowProps {
  name: string
  document: DocumentReference
  /** The URL of the PDF. */
  pdf: string
  /** The path of the printable page. */
  page: string
}

function DocumentRow({ name, document, pdf, page }: DocumentRowProps) {
  const t = orderPageMessages
  return (
    <section className="grid grid-cols-1 gap-3 p-4">
      <div className="flex gap-3">
        <FileText size={22} className="shrink-0 text-quiet" />
        <div className="min-w-0">
          <h2 className="text-base [overflow-wrap:anywhere]">{name}</h2>
          <time dateTime={document.issuedAt} className="text-sm text-quiet">
            {formatDateTime(document.issuedAt)}
          </time>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <a
          href={pdf}
          download
          aria-label={t.downloadLabel(name)}
          className={`${buttonClass({ variant: 'secondary' })} flex-1`}
        >
          <Download size={20} />
          {t.download}
        </a>
        <LinkButton to={page} variant="secondary" aria-label={t.printLabel(name)} className="flex-1">
          <Printer size={20} />
          {t.print}
        </LinkButton>
      </div>
    </section>
  )
}
