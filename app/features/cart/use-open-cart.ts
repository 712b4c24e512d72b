import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useLogin } from '#app/features/identity/use-login.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { cartPanelOpened } from './cart-panel-slice.ts'

/** Opens the cart panel, for a visitor the login dialog (NAV-09, NAV-11). */
export function useOpenCart(): () => void {
  const dispatch = useAppDispatch()
  const { status } = useIdentity()
  const login = useLogin()
  return () => {
    if (status === 'visitor' || status === 'failed') login('checkout')
    else dispatch(cartPanelOpened())
  }
}
