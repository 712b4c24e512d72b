import { useLocation } from 'react-router'
import { FloatingCartButton } from '#app/features/cart/floating-cart-button.tsx'
import { showsFloatingCart } from '#app/features/shell/shell-visibility.ts'
import { lazyCartPanel } from './lazy-cart-panel.ts'

/** The floating cart button on every page except the cart (NAV-08). */
export function FloatingCart() {
  const { pathname } = useLocation()
  return showsFloatingCart(pathname) && <FloatingCartButton onIntent={lazyCartPanel.preload} />
}
