import { taxDocumentPdfPath } from '#app/api/tax-documents.ts'
import type { DocumentReference } from '#domain/orders/order-detail.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Card } from '#app/ui/card.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { FileText } from '#app/ui/icons/file-text.tsx'
import { Printer } from '#app/ui/icons/printer.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { orderPageMessages } from '#app/messages/orders.ts'

/** The tax invoice of an order, and its credit note: to download and to print. */
export function OrderDocuments({
  order: { orderId, orderStatus, invoice, creditNote },
}: {
  order: OrderView
}) {
  const t = useMessages(orderPageMessages)
  if (invoice === null && creditNote === null) {
    if (orderStatus !== 'PLACED') return null
    return <p className="px-1 text-sm text-quiet">{t.invoiceLater}</p>
  }
  return (
    <Card className="divide-y divide-hairline">
      {invoice !== null && (
        <Paper
          name={t.invoice(invoice.number)}
          paper={invoice}
          file={taxDocumentPdfPath(orderId, 'invoice')}
          page={`/profile/order/${orderId}/invoice`}
        />
      )}
      {creditNote !== null && (
        <Paper
          name={t.creditNote(creditNote.number)}
          paper={creditNote}
          file={taxDocumentPdfPath(orderId, 'credit-note')}
          page={`/profile/order/${orderId}/credit-note`}
        />
      )}
    </Card>
  )
}

interface PaperProps {
  name: string
  paper: DocumentReference
  /** The address of the PDF. */
  file: string
  /** The address of the page to print. */
  page: string
}

function Paper({ name, paper, file, page }: PaperProps) {
  const t = useMessages(orderPageMessages)
  return (
    <section className="grid grid-cols-1 gap-3 p-4">
      <div className="flex gap-3">
        <FileText size={22} className="shrink-0 text-quiet" />
        <div className="min-w-0">
          <h2 className="text-base [overflow-wrap:anywhere]">{name}</h2>
          <time dateTime={paper.issuedAt} className="text-sm text-quiet">
            {formatDateTime(paper.issuedAt)}
          </time>
        </div>
      </div>
      <div className="flex gap-2">
        <a
          href={file}
          download
          aria-label={t.downloadOf(name)}
          className={`${buttonClass({ variant: 'secondary' })} flex-1`}
        >
          <Download size={20} />
          {t.download}
        </a>
        <LinkButton to={page} variant="secondary" aria-label={t.printOf(name)} className="flex-1">
          <Printer size={20} />
          {t.print}
        </LinkButton>
      </div>
    </section>
  )
}
