import { useEffect, useState } from 'react'
import { saveOrderAttempt, readOrderAttempt, type OrderAttempt } from '#app/browser/order-attempt.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { completeOrder } from './complete-order.ts'
import type { PaymentResult } from '#app/features/payments/payment-flow.ts'
import { ensurePaymentDialogLoaded } from '#app/features/payments/lazy-payment-dialog.ts'

/** An order of the cart that is being paid; without payment details only what is true of it is asked for. */
export type PendingPayment = {
  readonly orderId: string
  readonly payment: PaymentSession | null
  readonly attempt: OrderAttempt
}

/**
 * The order of the cart that is being paid. A payment that was begun here and of which this device does not know the end
 * (the page was closed or reloaded) is asked about as soon as the cart is shown.
 */
export function usePendingPayment({ shown }: { shown: boolean }) {
  const dispatch = useAppDispatch()
  const [now, setNow] = useState<PendingPayment | null>(null)

  useEffect(() => {
    const attempt = readOrderAttempt()
    if (!shown || attempt?.paying !== true || attempt.orderId === undefined) return
    const { orderId } = attempt
    // without its code the question is asked the next time
    ensurePaymentDialogLoaded().then(
      () => setNow((known) => known ?? { orderId, payment: null, attempt }),
      () => {},
    )
  }, [shown])

  function ended(end: PaymentResult): void {
    if (now === null) return
    const { attempt, orderId } = now
    if (end.is === 'placed') dispatch(completeOrder(orderId, attempt))
    if (end.is === 'cancelled') saveOrderAttempt(null)
    if (end.is === 'unpaid' || end.is === 'unavailable')
      saveOrderAttempt({ ...attempt, orderId, paying: false })
    // another person's order: nothing of it belongs here
    const isGone = end.is === 'refused' && end.failure.code === 'not-found'
    if (isGone) saveOrderAttempt(null)
    const isOver = end.is === 'refused' && end.failure.code === 'not-signed-in'
    if (end.is === 'placed' || isGone || isOver) setNow(null)
  }

  return {
    now,
    ended,
    begin: (orderId: string, payment: PaymentSession, attempt: OrderAttempt) => {
      saveOrderAttempt({ ...attempt, orderId, paying: true })
      // a payment whose end is not known is asked about before another one is made
      setNow({ orderId, attempt, payment: attempt.paying === true ? null : payment })
    },
    close: () => setNow(null),
    /** The order was given up. */
    forget: () => {
      saveOrderAttempt(null)
      setNow(null)
    },
  }
}

export type PendingPaymentState = ReturnType<typeof usePendingPayment>
