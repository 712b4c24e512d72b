import { ShoppingCart } from '#app/ui/icons/shopping-cart.tsx'
import { CountBadge } from '#app/ui/badge.tsx'
import { cartButtonMessages } from '#messages/orders/cart-button.ts'
import { shellMessages } from '#messages/shell.ts'
import { useCartCount } from './use-cart-count.ts'
import { useOpenCart } from './use-open-cart.ts'

interface CartButtonProps {
  /** The current page is the cart itself, so there is nothing to open. */
  here: boolean
  /** Called on hover and focus, to preload. */
  onIntent: () => void
}

/** The cart button in the header, with the number of cart lines (NAV-01); on mobile it makes room for the floating one. */
export function CartButton({ here, onIntent }: CartButtonProps) {
  const t = cartButtonMessages
  const { cart } = shellMessages
  const count = useCartCount()
  const open = useOpenCart()
  return (
    <button
      type="button"
      data-header-cart
      aria-haspopup="dialog"
      aria-current={here ? 'page' : undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={here ? undefined : open}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-price transition-colors hover:bg-sunken active:bg-sunken aria-[current=page]:text-accent wide:gap-3 wide:px-3"
    >
      <span className="relative">
        <ShoppingCart size={24} />
        {count > 0 && <CountBadge count={count} />}
      </span>
      <span className="max-wide:sr-only">{cart}</span>
      <span className="sr-only">{t.lineCount(count)}</span>
    </button>
  )
}
