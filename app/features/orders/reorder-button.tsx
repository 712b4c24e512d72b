import { Suspense, useState } from 'react'
import { fetchReorder, type Reorder } from '#app/api/orders.ts'
import { uniqueKey } from '#app/browser/unique-id.ts'
import { cartPanelOpened } from '#app/features/cart/cart-panel-slice.ts'
import { linesAdded } from '#app/features/cart/cart-slice.ts'
import { useSessionEnd } from '#app/features/identity/use-expired-session.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { RotateCcw } from '#app/ui/icons/rotate-ccw.tsx'
import { lazyPart } from '#app/ui/overlays/lazy-component.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { orderPageWords } from '#app/messages/orders.ts'
import { newLines } from './reorder-lines.ts'

const report = lazyPart(() => import('./reorder-dialog.tsx').then((part) => part.ReorderDialog))

/** Puts the goods of an order into the cart again, and first says what has changed since (ORD-09). */
export function ReorderButton({ orderId }: { orderId: string }) {
  const words = useWords(orderPageWords)
  const errors = useWords(errorWords)
  const dispatch = useAppDispatch()
  const toast = useToast()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [changed, setChanged] = useState<Reorder | null>(null)
  useSessionEnd(failure)

  async function ask() {
    setPending(true)
    setFailure(null)
    try {
      const found = await fetchReorder(orderId)
      if (found.changes.length > 0) setChanged(found)
      else add(found)
    } catch (error) {
      setFailure(error)
      toast({ text: failureText(errors, error), tone: 'bad', forMs: 4_000 })
    } finally {
      setPending(false)
    }
  }

  function add(found: Reorder) {
    setChanged(null)
    dispatch(linesAdded(newLines(found, uniqueKey)))
    toast({ text: words.added(found.lines.length), tone: 'good', forMs: 3_000 })
    dispatch(cartPanelOpened())
  }

  return (
    <>
      <Button
        block
        loading={pending}
        onPointerEnter={report.preload}
        onFocus={report.preload}
        onClick={() => void ask()}
      >
        <RotateCcw size={20} />
        {words.reorder}
      </Button>
      {changed !== null && (
        <Suspense fallback={null}>
          <report.Part reorder={changed} onAdd={() => add(changed)} onClose={() => setChanged(null)} />
        </Suspense>
      )}
    </>
  )
}
