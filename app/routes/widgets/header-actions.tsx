import { useLocation } from 'react-router'
import { CartButton } from '#app/features/cart/cart-button.tsx'
import { AccountSlot } from '#app/features/identity/account-slot.tsx'
import { showsFloatingCart } from '#app/features/shell/shell-visibility.ts'
import { wideOnly } from '#app/ui/wide-only.tsx'
import { lazyCartPanel } from './lazy-cart-panel.ts'
import { useContact } from './use-contact.ts'

const ProfileButton = wideOnly(() =>
  import('#app/features/profile/profile-button.tsx').then((module) => module.ProfileButton),
)

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
