import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { ApiError } from '#app/api/transport/request.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

/** Stands in the place of a page that cannot be shown: it says why, and tries again where that may help. */
export function PageFailure() {
  const t = deskMessages
  const describe = useDeskError()
  const { signedOut } = useDesk()
  const { revalidate } = useRevalidator()
  const error = useRouteError()
  const isOver = error instanceof ApiError && error.code === 'not-signed-in'
  useEffect(() => {
    if (isOver) signedOut()
  }, [isOver, signedOut])
  if (isOver) return null
  if (isRouteErrorResponse(error))
    return <EmptyState level={1} title={error.status === 403 ? t.forbiddenTitle : t.notFoundTitle} />
  return (
    <ErrorState level={1} title={t.loadFailed} text={describe(error)} onRetry={() => void revalidate()} />
  )
}
