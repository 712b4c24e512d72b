import { useEffect, useState } from 'react'
import { saveOrderAttempt, readOrderAttempt, type OrderAttempt } from '#app/browser/payments/order-attempt.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { completeOrder } from './complete-order.ts'
import type { PaymentResult } from '#app/features/payments/payment-flow.ts'
import { ensurePaymentDialogLoaded } from '#app/features/payments/lazy-payment-dialog.ts'

/** An order made from the cart that is being paid; without payment details only its status is checked. */
export type PendingPayment = {
  readonly orderId: string
  readonly payment: PaymentSession | null
  readonly attempt: OrderAttempt
}

/**
 * The order made from the cart that is being paid. A payment started on this device whose outcome is unknown (the page
 * was closed or reloaded) is checked as soon as the cart is shown.
 */
export function usePendingPayment({ shown }: { shown: boolean }) {
  const dispatch = useAppDispatch()
  const [current, setCurrent] = useState<PendingPayment | null>(null)

  useEffect(() => {
    const attempt = readOrderAttempt()
    if (!shown || attempt?.paying !== true || attempt.orderId === undefined) return
    const { orderId } = attempt
    // if the chunk fails to load, the check runs the next time
    ensurePaymentDialogLoaded().then(
      () => setCurrent((pending) => pending ?? { orderId, payment: null, attempt }),
      () => {},
    )
  }, [shown])

  function handleResult(result: PaymentResult): void {
    if (current === null) return
    const { attempt, orderId } = current
    if (result.kind === 'placed') dispatch(completeOrder(result.order, attempt))
    if (result.kind === 'cancelled') saveOrderAttempt(null)
    if (result.kind === 'unpaid' || result.kind === 'unavailable')
      saveOrderAttempt({ ...attempt, orderId, paying: false })
    // the order belongs to somebody else: drop the attempt
    const isMissing = result.kind === 'refused' && result.failure.code === 'not-found'
    if (isMissing) saveOrderAttempt(null)
    const isSignedOut = result.kind === 'refused' && result.failure.code === 'not-signed-in'
    if (result.kind === 'placed' || isMissing || isSignedOut) setCurrent(null)
  }

  return {
    current,
    handleResult,
    begin: (orderId: string, payment: PaymentSession, attempt: OrderAttempt) => {
      saveOrderAttempt({ ...attempt, orderId, paying: true })
      // an unresolved payment is checked before another one is started
      setCurrent({ orderId, attempt, payment: attempt.paying === true ? null : payment })
    },
    close: () => setCurrent(null),
    /** The order was cancelled. */
    forget: () => {
      saveOrderAttempt(null)
      setCurrent(null)
    },
  }
}

export type PendingPaymentState = ReturnType<typeof usePendingPayment>
