import { Suspense, useState } from 'react'
import type { OrderView } from '#domain/orders/order-view.ts'
import { startPayment } from '#app/api/orders.ts'
import type { PaymentDetails } from '#app/browser/payment-outcome.ts'
import { CallFailure } from '#app/api/request.ts'
import { useSessionEnd } from '#app/features/identity/use-expired-session.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { checkoutWords } from '#app/messages/checkout.ts'
import { orderDone } from './complete-order.ts'
import type { PaymentEnd } from '#app/features/payments/payment-flow.ts'
import { paymentPart, readyToPay } from '#app/features/payments/lazy-payment-dialog.ts'

interface PayButtonProps {
  orderId: string
  /** The order as it is after a payment; null where it is another than the page shows, and has to be asked for. */
  onSettled: (order: OrderView | null) => void
}

/** Pays an order that was made before and waits for its payment. */
export function PayButton({ orderId, onSettled }: PayButtonProps) {
  const words = useWords(checkoutWords)
  const errors = useWords(errorWords)
  const dispatch = useAppDispatch()
  const toast = useToast()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [payment, setPayment] = useState<PaymentDetails | null>(null)
  useSessionEnd(failure)

  async function start() {
    setPending(true)
    setFailure(null)
    try {
      await readyToPay()
      setPayment(await startPayment(orderId))
    } catch (error) {
      setFailure(error)
      toast({ text: failureText(errors, error), tone: 'bad', forMs: 4_000 })
      if (error instanceof CallFailure && error.code === 'nothing-to-pay') onSettled(null)
    } finally {
      setPending(false)
    }
  }

  function ended(end: PaymentEnd) {
    if (end.is !== 'placed' && end.is !== 'cancelled') return
    if (end.is === 'placed') {
      dispatch(orderDone(orderId))
      setPayment(null)
    }
    onSettled(end.order)
  }

  return (
    <>
      <Button
        loading={pending}
        onPointerEnter={paymentPart.preload}
        onFocus={paymentPart.preload}
        onClick={() => void start()}
      >
        {words.payNow}
      </Button>
      {payment !== null && (
        <Suspense fallback={null}>
          <paymentPart.Part
            orderId={orderId}
            payment={payment}
            onEnd={ended}
            onClose={() => setPayment(null)}
          />
        </Suspense>
      )}
    </>
  )
}
