import { useEffect, useEffectEvent } from 'react'
import { CallFailure } from '#app/api/request.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorWords } from '#app/messages/errors.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { signedOut } from './login-slice.ts'

const NOTICE_MS = 5_000

/** Makes a visitor of the person, and says so, once a failed call or its code tells that their session has ended. */
export function useSessionEnd(failure: unknown): void {
  const dispatch = useAppDispatch()
  const toast = useToast()
  const words = useWords(errorWords)
  const code = failure instanceof CallFailure ? failure.code : failure
  const end = useEffectEvent(() => {
    toast({ text: words['not-signed-in'], tone: 'bad', forMs: NOTICE_MS })
    dispatch(signedOut())
  })
  useEffect(() => {
    if (code === 'not-signed-in') end()
  }, [code])
}
