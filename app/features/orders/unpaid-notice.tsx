import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { OrderView } from '#domain/orders/order-view.ts'
import { Button } from '#app/ui/button.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { lazyPart } from '#app/ui/overlays/lazy-component.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { orderPageWords } from '#app/messages/orders.ts'
import { useCancelling } from './use-cancel-order.ts'

const question = lazyPart(() =>
  import('#app/ui/overlays/confirm-dialog.tsx').then((part) => part.ConfirmDialog),
)

interface UnpaidNoticeProps {
  order: OrderView
  /** The payment was made and is not confirmed yet. */
  isPending: boolean
  payButton: ReactNode
  onChanged: (order: OrderView) => void
  onStale: () => void
}

/** An order that waits for its payment: pay it now, or give it up. */
export function UnpaidNotice({ order, isPending, payButton, onChanged, onStale }: UnpaidNoticeProps) {
  const words = useWords(orderPageWords)
  return (
    <section className="grid gap-3 rounded-card bg-caution-soft p-4">
      <div>
        <h2 className="flex items-center gap-2 text-base text-caution">
          <Clock size={20} />
          {isPending ? words.pendingTitle : words.unpaidTitle}
        </h2>
        <p className="pt-1 text-sm">{isPending ? words.pendingText : words.unpaidText}</p>
      </div>
      {isPending ? (
        <Button variant="secondary" className="justify-self-start" onClick={onStale}>
          {words.checkAgain}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Suspense fallback={null}>{payButton}</Suspense>
          <GiveUpButton orderId={order.orderId} onChanged={onChanged} />
        </div>
      )}
    </section>
  )
}

function GiveUpButton({ orderId, onChanged }: { orderId: string; onChanged: (order: OrderView) => void }) {
  const words = useWords(orderPageWords)
  const errors = useWords(errorWords)
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { pending, failure, cancel } = useCancelling(orderId, (order) => {
    const isCancelled = order.orderStatus === 'CANCELLED'
    onChanged(order)
    toast({ text: isCancelled ? words.cancelled : words.paidAfterAll, tone: 'good', forMs: 4_000 })
  })
  const fail = useEffectEvent(() => toast({ text: failureText(errors, failure), tone: 'bad', forMs: 4_000 }))
  useEffect(() => {
    if (failure !== null) fail()
  }, [failure])

  async function giveUp() {
    await cancel(words.giveUpReason)
    setAsking(false)
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onPointerEnter={question.preload}
        onFocus={question.preload}
        onClick={() => setAsking(true)}
      >
        {words.giveUp}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <question.Part
            open
            danger
            busy={pending}
            question={words.giveUpQuestion}
            detail={words.giveUpDetail}
            confirmLabel={words.giveUpYes}
            cancelLabel={words.giveUpNo}
            onConfirm={() => void giveUp()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
