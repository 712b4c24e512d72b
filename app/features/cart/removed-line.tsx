import type { CartLine } from '#domain/cart/line.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { cartMessages } from '#messages/orders/cart.ts'
import { addToCart } from './cart-slice.ts'

/** A line removed from the cart, and the name of its product. */
export type Removed = { readonly line: CartLine; readonly name: string }

interface RemovedLineProps {
  removed: Removed
  onUndone: () => void
}

/** Toast that a line was removed, with a button to restore it. */
export function RemovedLine({ removed: { line, name }, onUndone }: RemovedLineProps) {
  const t = cartMessages
  const dispatch = useAppDispatch()
  return (
    <div className="flex items-center justify-between gap-3 rounded-card border border-hairline bg-surface p-3">
      <output className="clamp-2 text-sm">{t.removed(name)}</output>
      <Button
        variant="secondary"
        size="small"
        aria-label={t.undoLabel(name)}
        onClick={() => {
          dispatch(addToCart([line]))
          onUndone()
        }}
      >
        {t.undo}
      </Button>
    </div>
  )
}
