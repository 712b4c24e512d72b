import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import type { OrderView } from '#domain/orders/order-view.ts'
import { Button } from '#app/ui/button.tsx'
import { Clock } from '#app/ui/icons/clock.tsx'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { orderPageMessages } from '#messages/orders/orders.ts'
import { useCancelOrder } from './cancel/use-cancel-order.ts'

const confirmDialog = lazyComponent(() =>
  import('#app/ui/overlays/confirm-dialog.tsx').then((module) => module.ConfirmDialog),
)

interface UnpaidNoticeProps {
  order: OrderView
  /** Paid, but not confirmed yet. */
  isPending: boolean
  payButton: ReactNode
  onChanged: (order: OrderView) => void
  onStale: () => void
}

/** An order waiting for its payment: pay now or cancel it. */
export function UnpaidNotice({ order, isPending, payButton, onChanged, onStale }: UnpaidNoticeProps) {
  const t = orderPageMessages
  return (
    <section className="grid gap-3 rounded-card bg-caution-soft p-4">
      <div>
        <h2 className="flex items-center gap-2 text-base text-caution">
          <Clock size={20} />
          {isPending ? t.pendingTitle : t.unpaidTitle}
        </h2>
        <p className="pt-1 text-sm">{isPending ? t.pendingText : t.unpaidText}</p>
      </div>
      {isPending ? (
        <Button variant="secondary" className="justify-self-start" onClick={onStale}>
          {t.checkAgain}
        </Button>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Suspense fallback={null}>{payButton}</Suspense>
          <CancelUnpaidButton orderId={order.orderId} onChanged={onChanged} />
        </div>
      )}
    </section>
  )
}

function CancelUnpaidButton({
  orderId,
  onChanged,
}: {
  orderId: string
  onChanged: (order: OrderView) => void
}) {
  const t = orderPageMessages
  const errors = errorMessages
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { pending, failure, cancel } = useCancelOrder(orderId, (order) => {
    const isCancelled = order.orderStatus === 'CANCELLED'
    onChanged(order)
    toast({ text: isCancelled ? t.cancelled : t.paidAfterAll, tone: 'good', durationMs: 4_000 })
  })
  const showFailure = useEffectEvent(() =>
    toast({ text: errorMessage(errors, failure), tone: 'bad', durationMs: 4_000 }),
  )
  useEffect(() => {
    if (failure !== null) showFailure()
  }, [failure])

  async function cancelUnpaid() {
    await cancel(t.cancelUnpaidReason)
    setAsking(false)
  }

  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onPointerEnter={confirmDialog.preload}
        onFocus={confirmDialog.preload}
        onClick={() => setAsking(true)}
      >
        {t.cancelUnpaid}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <confirmDialog.Component
            open
            danger
            busy={pending}
            question={t.cancelUnpaidQuestion}
            detail={t.cancelUnpaidDetail}
            confirmLabel={t.cancelUnpaidConfirm}
            cancelLabel={t.cancelUnpaidCancel}
            onConfirm={() => void cancelUnpaid()}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
