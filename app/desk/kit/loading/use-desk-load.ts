import { useEffect } from 'react'
import { ApiError } from '#app/api/transport/request.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { useDesk } from '../desk-context.ts'

/** Loads something for a page of the desk; a session that is over leads to signing in. `read` must be stable. */
export function useDeskLoad<T>(read: () => Promise<T>) {
  const { signedOut } = useDesk()
  const loading = useLoad(read)
  const isOver =
    loading.status === 'failed' &&
    loading.failure instanceof ApiError &&
    loading.failure.code === 'not-signed-in'
  useEffect(() => {
    if (isOver) signedOut()
  }, [isOver, signedOut])
  return loading
}
