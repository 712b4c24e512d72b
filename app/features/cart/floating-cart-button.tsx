import { ChevronRight } from '#app/ui/icons/chevron-right.tsx'
import { ShoppingCart } from '#app/ui/icons/shopping-cart.tsx'
import { cartButtonMessages } from '#messages/orders/cart-button.ts'
import { useCartCount } from './use-cart-count.ts'
import { useOpenCart } from './use-open-cart.ts'

/**
 * Floats above the tab bar; on wide screens it stands on a shelf at the bottom, so that no control is half behind it. Absent when
 * the cart is empty (NAV-08).
 */
export function FloatingCartButton({ onIntent }: { onIntent: () => void }) {
  const t = cartButtonMessages
  const count = useCartCount()
  const open = useOpenCart()
  if (count === 0) return null
  return (
    <div className="cart-shelf">
      <button
        type="button"
        data-floating-cart
        aria-haspopup="dialog"
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={open}
        className="flex min-h-12 items-center gap-3 rounded-full bg-accent pr-3 pl-5 font-price text-on-accent transition-colors hover:bg-accent-strong"
      >
        <ShoppingCart size={20} />
        <span data-count aria-hidden="true" className="tabular-nums">
          {count}
        </span>
        <span className="tabular-nums">{t.items(count)}</span>
        <span className="ml-auto flex items-center gap-1 border-l border-current/30 pl-3">
          {t.viewCart}
          <ChevronRight size={18} strokeWidth={2} />
        </span>
      </button>
    </div>
  )
}
