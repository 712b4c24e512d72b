import { Suspense, useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { cartPanelClosed, selectCartPanelOpen } from '#app/features/cart/cart-panel-slice.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useLogin } from '#app/features/identity/use-login.ts'
import { showsFloatingCart } from '#app/features/shell/shell-visibility.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'
import { cartPanelPart } from './lazy-cart-panel.ts'

/** The cart panel where it may stand: never on `/cart` (NAV-10), never for a visitor (NAV-11). */
export function CartPanelHost() {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const { status } = useIdentity()
  const login = useLogin()
  const wanted = useSelector(selectCartPanelOpen)
  const elsewhere = showsFloatingCart(pathname)
  const isVisitor = status === 'visitor' || status === 'failed'
  const open = wanted && elsewhere && status === 'signed-in'
  const ever = useEverOpen(open)

  useEffect(() => {
    if (!wanted || (elsewhere && !isVisitor)) return
    dispatch(cartPanelClosed())
    if (elsewhere) login('checkout')
  }, [dispatch, login, wanted, elsewhere, isVisitor])

  if (!ever) return null
  return (
    <Suspense fallback={null}>
      <cartPanelPart.Part open={open} onClose={() => void dispatch(cartPanelClosed())} />
    </Suspense>
  )
}
