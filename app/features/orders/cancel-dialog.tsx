import { useId, useState } from 'react'
import { formatPaise } from '#domain/money/format.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { FailureLine } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { orderPageWords } from '#app/messages/orders.ts'
import { reasonText, type CancelReason } from './cancel-reason.ts'
import { ReasonChoice } from './reason-choice.tsx'
import { useCancelling } from './use-cancel-order.ts'

interface CancelDialogProps {
  order: OrderView
  onCancelled: (order: OrderView) => void
  /** The order can no longer be cancelled: what is shown of it is old. */
  onStale: () => void
  onClose: () => void
}

/** Asks why before it cancels an order, and says what becomes of the money (ORD-09). Import lazily. */
export function CancelDialog({ order, onCancelled, onStale, onClose }: CancelDialogProps) {
  const words = useWords(orderPageWords)
  const errors = useWords(errorWords)
  const toast = useToast()
  const form = useId()
  const [chosen, setChosen] = useState<CancelReason | null>(null)
  const [own, setOwn] = useState('')
  const [asked, setAsked] = useState(false)
  const { pending, failure, isTooLate, cancel } = useCancelling(order.orderId, (cancelled) => {
    onCancelled(cancelled)
    toast({ text: words.cancelled, tone: 'good', forMs: 4_000 })
    onClose()
  })
  const reason = reasonText(chosen, own, (of) => words[`reason-${of}`])
  const leave = () => {
    onClose()
    if (isTooLate) onStale()
  }
  return (
    <Dialog
      open
      steady
      title={words.cancelTitle}
      onClose={leave}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={leave}>
            {words.cancelNo}
          </Button>
          <Button type="submit" form={form} variant="danger" loading={pending} disabled={isTooLate}>
            {words.cancelYes}
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
        {failure !== null && <FailureLine text={failureText(errors, failure)} />}
        <ReasonChoice
          chosen={chosen}
          own={own}
          isMissing={asked && reason === null}
          onChoose={setChosen}
          onWrite={setOwn}
        />
        <p className="text-sm text-quiet">
          {order.paymentStatus === 'PAID'
            ? words.cancelPaid(formatPaise(order.grandTotal))
            : words.cancelCash}
        </p>
      </form>
    </Dialog>
  )
}
