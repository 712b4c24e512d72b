import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { CallFailure } from '#app/api/request.ts'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useWords } from '#app/i18n/locale.tsx'
import { storeWords } from '#app/messages/store.ts'
import { NotFound } from './not-found.tsx'

/** What stands where a page failed (GEN-09): what happened, what is safe, and another try. */
export function PageFailure({ error }: { error: unknown }) {
  const words = useWords(storeWords)
  const { revalidate } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const unreachable = error instanceof CallFailure && (error.code === 'offline' || error.code === 'slow')
  return (
    <ErrorState
      level={1}
      title={unreachable ? words.unreachableTitle : words.failedTitle}
      text={unreachable ? words.unreachableText : words.failedText}
      onRetry={() => void revalidate()}
      action={
        <LinkButton to="/" variant="quiet">
          {words.toHome}
        </LinkButton>
      }
    />
  )
}
