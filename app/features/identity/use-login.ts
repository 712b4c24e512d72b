import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { loginRequested, type LoginPurpose } from './login-dialog-slice.ts'
import { checkLogin } from './login-slice.ts'

/** Opens the login dialog from anywhere; `purpose` is what continues after the login. */
export function useLogin(): (purpose?: LoginPurpose) => void {
  const dispatch = useAppDispatch()
  return (purpose = 'stay') => void dispatch(loginRequested(purpose))
}

/** Repeats the login check. */
export function useLoginCheck(): () => void {
  const dispatch = useAppDispatch()
  return () => void dispatch(checkLogin())
}
