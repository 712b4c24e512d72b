import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useLogin } from '#app/features/identity/use-login.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { cartPanelOpened } from './cart-panel-slice.ts'

/** Opens the cart panel, or the login dialog for guests (NAV-09, NAV-11). */
export function useOpenCart(): () => void {
  const dispatch = useAppDispatch()
  const { status } = useIdentity()
  const login = useLogin()
  return () => {
    if (status === 'guest' || status === 'failed') login('checkout')
    else dispatch(cartPanelOpened())
  }
}
