import { useCallback } from 'react'
import { fetchTaxDocument, taxDocumentPdfPath, type DocumentAddress } from '#app/api/tax-documents.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { Printer } from '#app/ui/icons/printer.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { invoiceMessages } from '#messages/orders/invoice.ts'
import { TaxDocumentView } from './tax-document-view.tsx'

/** A tax document of one of the customer's orders, to read, print and download (ORD-09). */
export function TaxDocumentPage({ orderId, kind, number }: DocumentAddress) {
  const t = invoiceMessages
  const errors = errorMessages
  const loading = useLoad(
    useCallback(() => fetchTaxDocument({ orderId, kind, number }), [orderId, kind, number]),
  )
  const failure = loading.status === 'failed' ? loading.failure : null
  useExpiredSession(failure)
  if (loading.status === 'loading') return <Spinner text={t.loading} />
  if (failure instanceof ApiError && ['not-found', 'invalid-input'].includes(failure.code))
    return <EmptyState title={t.missing} text={t.missingText} />
  if (loading.status === 'failed')
    return <ErrorState title={t.failedTitle} text={errorMessage(errors, failure)} onRetry={loading.reload} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <section aria-label={t.actions} className="flex flex-wrap justify-end gap-2 print:hidden">
        <a
          href={taxDocumentPdfPath({ orderId, kind, number })}
          download
          className={`${buttonClass({ variant: 'secondary' })} max-wide:flex-1`}
        >
          <Download size={20} />
          {t.download}
        </a>
        <Button variant="secondary" className="max-wide:flex-1" onClick={() => window.print()}>
          <Printer size={20} />
          {t.print}
        </Button>
      </section>
      <TaxDocumentView document={loading.content} />
    </div>
  )
}
