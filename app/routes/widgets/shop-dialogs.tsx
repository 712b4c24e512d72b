import { Suspense, useSyncExternalStore } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { isLanguageToOffer } from '#app/browser/language.ts'
import { cartPanelOpened } from '#app/features/cart/cart-panel-slice.ts'
import {
  orderPlacedDialogClosed,
  selectOrderPlacedDialogOpen,
  selectPlacedOrder,
} from '#app/features/checkout/checkout-slice.ts'
import { LoginDialogHost } from '#app/features/identity/login-dialog-host.tsx'
import { showsFloatingCart } from '#app/features/shell/shell-visibility.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useEverOpen } from '#app/ui/overlays/use-ever-open.ts'
import { language } from '#messages/language.ts'
import { CartPanelHost } from './cart-panel-host.tsx'

const orderPlacedDialog = lazyComponent(() =>
  import('./order-placed.tsx').then((module) => module.OrderPlaced),
)

const languageOffer = lazyComponent(() =>
  import('#app/features/shell/language-offer.tsx').then((module) => module.LanguageOffer),
)

const neverChanges = () => () => {}
const isHindiOffered = () => language === 'en' && isLanguageToOffer('hi')
const notOnServer = () => false

/** The dialogs any page may open: login, cart panel, order placed, the offer of another language. */
export function ShopDialogs() {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const orderPlacedOpen = useSelector(selectOrderPlacedDialogOpen)
  const placedOrder = useSelector(selectPlacedOrder)
  const orderPlacedEverOpen = useEverOpen(orderPlacedOpen)
  const offersHindi = useSyncExternalStore(neverChanges, isHindiOffered, notOnServer)
  return (
    <>
      <LoginDialogHost
        onWelcomed={(purpose) => {
          // on /cart the page itself continues
          if (purpose === 'checkout' && showsFloatingCart(pathname)) dispatch(cartPanelOpened())
        }}
      />
      <CartPanelHost />
      {orderPlacedEverOpen && (
        <Suspense fallback={null}>
          <orderPlacedDialog.Component
            open={orderPlacedOpen}
            order={placedOrder}
            onClose={() => void dispatch(orderPlacedDialogClosed())}
          />
        </Suspense>
      )}
      {offersHindi && (
        <Suspense fallback={null}>
          <languageOffer.Component />
        </Suspense>
      )}
    </>
  )
}
