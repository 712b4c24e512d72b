import { Suspense, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { cartPanelClosed, selectCartPanelOpen } from '#app/features/cart/cart-panel-slice.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useLogin } from '#app/features/identity/use-login.ts'
import { showsFloatingCart } from '#app/features/shell/shell-visibility.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'
import { lazyCartPanel } from './lazy-cart-panel.ts'

/** Hosts the cart panel: never on `/cart` (NAV-10), never for guests (NAV-11). */
export function CartPanelHost() {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const { status } = useIdentity()
  const login = useLogin()
  const isRequested = useSelector(selectCartPanelOpen)
  const isAllowed = showsFloatingCart(pathname)
  const isGuest = status === 'guest' || status === 'failed'
  const open = isRequested && isAllowed && status === 'signed-in'
  const everOpen = useEverOpen(open)

  useEffect(() => {
    if (!isRequested || (isAllowed && !isGuest)) return
    dispatch(cartPanelClosed())
    if (isAllowed) login('checkout')
  }, [dispatch, login, isRequested, isAllowed, isGuest])

  if (!everOpen) return null
  return (
    <Suspense fallback={null}>
      <lazyCartPanel.Component open={open} onClose={() => void dispatch(cartPanelClosed())} />
    </Suspense>
  )
}
