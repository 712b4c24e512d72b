import { useCallback } from 'react'
import { fetchOwnRequest } from '#app/api/quotations.ts'
import { isMissing } from '#app/api/is-missing.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { ownQuotationMessages } from '#messages/profile/own-quotations.ts'
import { ownQuotationTitleMessages } from '#messages/profile/own-quotations-title.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { RequestFacts } from './request-facts.tsx'

/** A request of the partner with all of its lines. Import lazily. */
export function OwnRequest({ id }: { id: string }) {
  const t = ownQuotationMessages
  const loading = useLoad(useCallback(() => fetchOwnRequest(id), [id]))
  const failure = loading.status === 'failed' ? loading.failure : null
  useExpiredSession(failure)
  if (loading.status === 'loading') return <Spinner text={ownQuotationTitleMessages.loading} />
  if (isMissing(failure))
    return (
      <EmptyState title={t.missing} action={<LinkButton to="/profile/quotations">{t.back}</LinkButton>} />
    )
  if (loading.status === 'failed')
    return (
      <ErrorState title={t.failed} text={errorMessage(errorMessages, failure)} onRetry={loading.reload} />
    )
  return (
    <div className="grid grid-cols-1 gap-2 rounded-card border border-hairline bg-surface p-4">
      <RequestFacts request={loading.content} />
    </div>
  )
}
