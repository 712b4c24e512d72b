import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { ApiError } from '#app/api/transport/request.ts'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { MissingCode } from '#app/ui/overlays/lazy-component.tsx'
import { pageErrorMessages } from '#messages/page-errors.ts'
import { NotFound } from './not-found.tsx'

/** Replaces a page that failed (GEN-09): what happened, what is safe, and a retry. */
export function PageError({ error }: { error: unknown }) {
  const t = pageErrorMessages
  const { revalidate } = useRevalidator()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />
  const unreachable = error instanceof ApiError && (error.code === 'offline' || error.code === 'slow')
  const title = unreachable ? t.unreachableTitle : t.failedTitle
  return (
    <>
      {/* the page that failed gives the document none */}
      <title>{title}</title>
      <ErrorState
        level={1}
        title={title}
        text={unreachable ? t.unreachableText : t.failedText}
        onRetry={() => (error instanceof MissingCode ? location.reload() : void revalidate())}
        action={
          <LinkButton to="/" variant="quiet">
            {t.goHome}
          </LinkButton>
        }
      />
    </>
  )
}
