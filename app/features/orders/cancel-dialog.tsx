import { useId, useState } from 'react'
import { formatPaise } from '#domain/money/format.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorMessages } from '#app/messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { orderPageMessages } from '#app/messages/orders.ts'
import { reasonText, type CancelReason } from './cancel-reason.ts'
import { ReasonChoice } from './reason-choice.tsx'
import { useCancelOrder } from './use-cancel-order.ts'

interface CancelDialogProps {
  order: OrderView
  onCancelled: (order: OrderView) => void
  /** The order can no longer be cancelled: what is shown of it is old. */
  onStale: () => void
  onClose: () => void
}

/** Asks why before it cancels an order, and says what becomes of the money (ORD-09). Import lazily. */
export function CancelDialog({ order, onCancelled, onStale, onClose }: CancelDialogProps) {
  const t = useMessages(orderPageMessages)
  const errors = useMessages(errorMessages)
  const toast = useToast()
  const form = useId()
  const [chosen, setChosen] = useState<CancelReason | null>(null)
  const [own, setOwn] = useState('')
  const [asked, setAsked] = useState(false)
  const { pending, failure, isTooLate, cancel } = useCancelOrder(order.orderId, (cancelled) => {
    onCancelled(cancelled)
    toast({ text: t.cancelled, tone: 'good', forMs: 4_000 })
    onClose()
  })
  const reason = reasonText(chosen, own, (of) => t[`reason-${of}`])
  const leave = () => {
    onClose()
    if (isTooLate) onStale()
  }
  return (
    <Dialog
      open
      steady
      title={t.cancelTitle}
      onClose={leave}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={leave}>
            {t.cancelNo}
          </Button>
          <Button type="submit" form={form} variant="danger" loading={pending} disabled={isTooLate}>
            {t.cancelYes}
          </Button>
        </div>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (reason !== null) void cancel(reason)
        }}
        className="grid grid-cols-1 gap-4 p-4"
      >
        {failure !== null && <InlineError text={errorMessage(errors, failure)} />}
        <ReasonChoice
          chosen={chosen}
          own={own}
          isMissing={asked && reason === null}
          onChoose={setChosen}
          onWrite={setOwn}
        />
        <p className="text-sm text-quiet">
          {order.paymentStatus === 'PAID' ? t.cancelPaid(formatPaise(order.grandTotal)) : t.cancelCash}
        </p>
      </form>
    </Dialog>
  )
}
