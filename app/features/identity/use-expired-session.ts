import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#app/api/transport/request.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorMessages } from '#messages/errors.ts'
import { signedOut } from './login-slice.ts'

const NOTICE_MS = 5_000

/** Signs the partner out, with a notice, once a failure (or its code) shows that the session has ended. */
export function useExpiredSession(failure: unknown): void {
  const dispatch = useAppDispatch()
  const toast = useToast()
  const t = errorMessages
  const code = failure instanceof ApiError ? failure.code : failure
  const end = useEffectEvent(() => {
    toast({ text: t['not-signed-in'], tone: 'bad', durationMs: NOTICE_MS })
    dispatch(signedOut())
  })
  useEffect(() => {
    if (code === 'not-signed-in') end()
  }, [code])
}
