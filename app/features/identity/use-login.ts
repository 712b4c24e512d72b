import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { loginRequested, type LoginPurpose } from './login-dialog-slice.ts'
import { checkLogin } from './login-slice.ts'

/** Opens the login dialog from anywhere; `purpose` is what goes on once the person is signed in. */
export function useLogin(): (purpose?: LoginPurpose) => void {
  const dispatch = useAppDispatch()
  return (purpose = 'stay') => void dispatch(loginRequested(purpose))
}

/** Asks the server again who is signed in here. */
export function useLoginCheck(): () => void {
  const dispatch = useAppDispatch()
  return () => void dispatch(checkLogin())
}
