import { Suspense, useState } from 'react'
import type { OrderView } from '#domain/orders/order-view.ts'
import { startPayment } from '#app/api/payments.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { checkoutMessages } from '#messages/orders/checkout.ts'
import { completeOrder } from './complete-order.ts'
import type { PaymentResult } from '#app/features/payments/payment-flow.ts'
import { lazyPaymentDialog, ensurePaymentDialogLoaded } from '#app/features/payments/lazy-payment-dialog.ts'

interface PayButtonProps {
  orderId: string
  /** Receives the order after the payment; null when the page is out of date and has to reload it. */
  onSettled: (order: OrderView | null) => void
}

/** Pays an existing order that is waiting for its payment. */
export function PayButton({ orderId, onSettled }: PayButtonProps) {
  const t = checkoutMessages
  const errors = errorMessages
  const dispatch = useAppDispatch()
  const toast = useToast()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [payment, setPayment] = useState<PaymentSession | null>(null)
  useExpiredSession(failure)

  async function start() {
    setPending(true)
    setFailure(null)
    try {
      await ensurePaymentDialogLoaded()
      setPayment(await startPayment(orderId))
    } catch (error) {
      setFailure(error)
      toast({ text: errorMessage(errors, error), tone: 'bad', durationMs: 4_000 })
      if (error instanceof ApiError && error.code === 'nothing-to-pay') onSettled(null)
    } finally {
      setPending(false)
    }
  }

  function handleResult(result: PaymentResult) {
    if (result.kind !== 'placed' && result.kind !== 'cancelled') return
    if (result.kind === 'placed') {
      dispatch(completeOrder(result.order))
      setPayment(null)
    }
    onSettled(result.order)
  }

  return (
    <>
      <Button
        loading={pending}
        onPointerEnter={lazyPaymentDialog.preload}
        onFocus={lazyPaymentDialog.preload}
        onClick={() => void start()}
      >
        {t.payNow}
      </Button>
      {payment !== null && (
        <Suspense fallback={null}>
          <lazyPaymentDialog.Component
            orderId={orderId}
            payment={payment}
            onResult={handleResult}
            onClose={() => setPayment(null)}
          />
        </Suspense>
      )}
    </>
  )
}
