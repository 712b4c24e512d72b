import { Suspense, useState } from 'react'
import type { Reorder } from '#domain/orders/wire.ts'
import { fetchReorder } from '#app/api/orders.ts'
import { uniqueId } from '#app/browser/unique-id.ts'
import { cartPanelOpened } from '#app/features/cart/cart-panel-slice.ts'
import { linesAdded } from '#app/features/cart/cart-slice.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { RotateCcw } from '#app/ui/icons/rotate-ccw.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorMessages } from '#app/messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { orderPageMessages } from '#app/messages/orders.ts'
import { createReorderLines } from './reorder-lines.ts'

const reorderDialog = lazyComponent(() =>
  import('./reorder-dialog.tsx').then((module) => module.ReorderDialog),
)

/** Adds the items of an order to the cart again, after showing what has changed since (ORD-09). */
export function ReorderButton({ orderId }: { orderId: string }) {
  const t = useMessages(orderPageMessages)
  const errors = useMessages(errorMessages)
  const dispatch = useAppDispatch()
  const toast = useToast()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [changed, setChanged] = useState<Reorder | null>(null)
  useExpiredSession(failure)

  async function reorder() {
    setPending(true)
    setFailure(null)
    try {
      const result = await fetchReorder(orderId)
      if (result.changes.length > 0) setChanged(result)
      else add(result)
    } catch (error) {
      setFailure(error)
      toast({ text: errorMessage(errors, error), tone: 'bad', durationMs: 4_000 })
    } finally {
      setPending(false)
    }
  }

  function add(result: Reorder) {
    setChanged(null)
    dispatch(linesAdded(createReorderLines(result, uniqueId)))
    toast({ text: t.added(result.lines.length), tone: 'good', durationMs: 3_000 })
    dispatch(cartPanelOpened())
  }

  return (
    <>
      <Button
        block
        loading={pending}
        onPointerEnter={reorderDialog.preload}
        onFocus={reorderDialog.preload}
        onClick={() => void reorder()}
      >
        <RotateCcw size={20} />
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
