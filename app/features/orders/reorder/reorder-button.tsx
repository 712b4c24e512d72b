import { Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import type { Reorder } from '#domain/orders/cart-change-wire.ts'
import { fetchReorder } from '#app/api/orders.ts'
import { uniqueId } from '#app/browser/unique-id.ts'
import { cartPanelOpened } from '#app/features/cart/cart-panel-slice.ts'
import { addToCart } from '#app/features/cart/cart-slice.ts'
import { selectOwnPrices } from '#app/features/cart/own-prices/own-prices-slice.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { RotateCcw } from '#app/ui/icons/rotate-ccw.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { orderPageMessages } from '#messages/orders/orders.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { createReorderLines } from './reorder-lines.ts'

const reorderDialog = lazyComponent(() =>
  import('./reorder-dialog.tsx').then((module) => module.ReorderDialog),
)

/** Adds the items of an order to the cart again, after showing what has changed since (ORD-09). */
export function ReorderButton({
  orderId,
  orderNumber,
  compact = false,
}: {
  orderId: string
  /** Tells the buttons of a list apart. */
  orderNumber?: string
  compact?: boolean
}) {
  const t = orderPageMessages
  const errors = errorMessages
  const dispatch = useAppDispatch()
  const { firmId } = useSelector(selectOwnPrices)
  const toast = useToast()
  const { pending, failure, run } = useAction()
  const [changed, setChanged] = useState<Reorder | null>(null)
  useExpiredSession(failure)

  async function reorder() {
    try {
      const result = await fetchReorder(orderId, firmId)
      if (result.changes.length > 0) setChanged(result)
      else add(result)
    } catch (error) {
      toast({ text: errorMessage(errors, error), tone: 'bad', durationMs: 4_000 })
      throw error
    }
  }

  function add(result: Reorder) {
    setChanged(null)
    const refused = dispatch(addToCart(createReorderLines(result, uniqueId)))
    const count = result.lines.length - refused.length
    // the cart that opens names what it refused
    if (count > 0) toast({ text: t.added(count), tone: 'good', durationMs: 3_000 })
    dispatch(cartPanelOpened())
  }

  return (
    <>
      <Button
        {...(compact ? { variant: 'outline', size: 'small' } : { block: true })}
        {...(orderNumber !== undefined && { 'aria-label': t.reorderNumber(orderNumber) })}
        loading={pending}
        onPointerEnter={reorderDialog.preload}
        onFocus={reorderDialog.preload}
        onClick={() => void run(reorder)}
      >
        <RotateCcw size={compact ? 18 : 20} />
        {t.reorder}
      </Button>
      {changed !== null && (
        <Suspense fallback={null}>
          <reorderDialog.Component
            reorder={changed}
            onAdd={() => add(changed)}
            onClose={() => setChanged(null)}
          />
        </Suspense>
      )}
    </>
  )
}
