import { useEffect } from 'react'
import { CallFailure } from '#app/browser/request.ts'
import { useAppDispatch } from '#app/state/hooks.ts'
import { signedOut } from './login-slice.ts'

/** Makes a visitor of the person once a call, or the code of its failure, says that their session has ended. */
export function useSessionEnd(failure: unknown): void {
  const dispatch = useAppDispatch()
  const code = failure instanceof CallFailure ? failure.code : failure
  useEffect(() => {
    if (code === 'not-signed-in') dispatch(signedOut())
  }, [dispatch, code])
}
