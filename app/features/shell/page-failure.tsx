import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { ApiError } from '#app/api/request.ts'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { storeMessages } from '#app/messages/store.ts'
import { NotFound } from './not-found.tsx'

/** What stands where a page failed (GEN-09): what happened, what is safe, and another try. */
export function PageError({ error }: { error: unknown }) {
  const t = useMessages(storeMessages)
  const { revalidate } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const unreachable = error instanceof ApiError && (error.code === 'offline' || error.code === 'slow')
  return (
    <ErrorState
      level={1}
      title={unreachable ? t.unreachableTitle : t.failedTitle}
      text={unreachable ? t.unreachableText : t.failedText}
      onRetry={() => void revalidate()}
      action={
        <LinkButton to="/" variant="quiet">
          {t.toHome}
        </LinkButton>
      }
    />
  )
}
