import { useCallback } from 'react'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { fetchPaper, paperPath } from '#app/api/orders.ts'
import { CallFailure } from '#app/api/request.ts'
import { useSessionEnd } from '#app/features/identity/use-expired-session.ts'
import { useLoading } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { Printer } from '#app/ui/icons/printer.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { invoiceWords } from '#app/messages/invoice.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { InvoiceSheet } from './tax-document-view.tsx'

interface PaperPageProps {
  orderId: string
  paper: TaxDocument['kind']
}

/** A tax paper of an order of the person, to read, print and keep (ORD-09). */
export function PaperPage({ orderId, paper }: PaperPageProps) {
  const words = useWords(invoiceWords)
  const errors = useWords(errorWords)
  const loading = useLoading(useCallback(() => fetchPaper(orderId, paper), [orderId, paper]))
  const failure = loading.status === 'failed' ? loading.failure : null
  useSessionEnd(failure)
  if (loading.status === 'loading') return <Spinner text={words.loading} />
  if (failure instanceof CallFailure && ['not-found', 'invalid-input'].includes(failure.code))
    return <EmptyState title={words.missing} text={words.missingText} />
  if (loading.status === 'failed')
    return (
      <ErrorState title={words.failedTitle} text={failureText(errors, failure)} onRetry={loading.reload} />
    )
  return (
    <div className="grid grid-cols-1 gap-4">
      <section aria-label={words.actions} className="flex flex-wrap justify-end gap-2 print:hidden">
        <a
          href={paperPath(orderId, paper)}
          download
          className={`${buttonClass({ variant: 'secondary' })} max-wide:flex-1`}
        >
          <Download size={20} />
          {words.download}
        </a>
        <Button variant="secondary" className="max-wide:flex-1" onClick={() => window.print()}>
          <Printer size={20} />
          {words.print}
        </Button>
      </section>
      <InvoiceSheet document={loading.content} />
    </div>
  )
}
