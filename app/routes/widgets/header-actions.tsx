import { useLocation } from 'react-router'
import { CartButton } from '#app/features/cart/cart-button.tsx'
import { AccountSlot } from '#app/features/identity/account-slot.tsx'
import { ProfileButton } from '#app/features/profile/profile-button.tsx'
import { showsFloatingCart } from '#app/features/shell/shell-visibility.ts'
import { lazyCartPanel } from './lazy-cart-panel.ts'
import { useContact } from './use-contact.ts'

/** Login or profile button, and the cart button (NAV-01, NAV-02). */
export function HeaderActions() {
  const { pathname } = useLocation()
  const contact = useContact()
  const isCart = !showsFloatingCart(pathname)
  return (
    <>
      <AccountSlot purpose={isCart ? 'checkout' : 'stay'}>
        <ProfileButton contact={contact} />
      </AccountSlot>
      <CartButton here={isCart} onIntent={lazyCartPanel.preload} />
    </>
  )
}
