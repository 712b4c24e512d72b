import { ChevronRight } from '#app/ui/icons/chevron-right.tsx'
import { ShoppingCart } from '#app/ui/icons/shopping-cart.tsx'
import { cartButtonMessages } from '#app/messages/cart-button.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { useCartCount } from './use-cart-count.ts'
import { useOpenCart } from './use-open-cart.ts'

/** Floats above the tab bar, bottom right on wide screens; absent when the cart is empty (NAV-08). */
export function FloatingCartButton({ onIntent }: { onIntent: () => void }) {
  const t = useMessages(cartButtonMessages)
  const count = useCartCount()
  const open = useOpenCart()
  if (count === 0) return null
  return (
    <button
      type="button"
      data-floating-cart
      aria-haspopup="dialog"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={open}
      className="print:hidden fixed right-3 bottom-[calc(var(--floor)+12px)] z-30 flex min-h-12 items-center gap-3 rounded-full bg-accent pr-3 pl-5 font-price text-on-accent shadow-float transition-colors hover:bg-accent-strong max-wide:left-3 wide:right-6 wide:bottom-6"
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
  )
}
