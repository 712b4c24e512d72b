import { useId, useState } from 'react'
import { formatPaise } from '#domain/money/format.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { orderPageMessages } from '#messages/orders/orders.ts'
import { reasonText, type CancelReason } from './cancel-reason.ts'
import { ReasonChoice } from './reason-choice.tsx'
import { useCancelOrder } from './use-cancel-order.ts'

interface CancelDialogProps {
  order: OrderView
  onCancelled: (order: OrderView) => void
  /** The order can no longer be cancelled, so the page is out of date. */
  onStale: () => void
  onClose: () => void
}

/** Asks for a reason before cancelling an order and states what happens to the payment (ORD-09). Import lazily. */
export function CancelDialog({ order, onCancelled, onStale, onClose }: CancelDialogProps) {
  const t = orderPageMessages
  const errors = errorMessages
  const toast = useToast()
  const form = useId()
  const [selected, setSelected] = useState<CancelReason | null>(null)
  const [ownReason, setOwnReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const { pending, failure, isTooLate, cancel } = useCancelOrder(order.orderId, (cancelled) => {
    onCancelled(cancelled)
    toast({ text: t.cancelled, tone: 'good', durationMs: 4_000 })
    onClose()
  })
  const reason = reasonText(selected, ownReason, (key) => t[`reason-${key}`])
  const close = () => {
    onClose()
    if (isTooLate) onStale()
  }
  return (
    <Dialog
      open
      steady
      title={t.cancelTitle}
      onClose={close}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={close}>
            {t.cancelKeep}
          </Button>
          <Button type="submit" form={form} variant="danger" loading={pending} disabled={isTooLate}>
            {t.cancelConfirm}
          </Button>
        </div>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setSubmitted(true)
          if (reason !== null) void cancel(reason)
        }}
        className="grid grid-cols-1 gap-4 p-4"
      >
        {failure !== null && <InlineError text={errorMessage(errors, failure)} />}
        <ReasonChoice
          selected={selected}
          ownReason={ownReason}
          isMissing={submitted && reason === null}
          onSelect={setSelected}
          onOwnReasonChange={setOwnReason}
        />
        <p className="text-sm text-quiet">
          {order.paymentStatus === 'PAID' ? t.cancelPaid(formatPaise(order.grandTotal)) : t.cancelUncharged}
        </p>
      </form>
    </Dialog>
  )
}
