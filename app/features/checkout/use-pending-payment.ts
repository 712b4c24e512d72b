import { useEffect, useState } from 'react'
import { keepAttempt, readAttempt, type OrderAttempt } from '#app/browser/order-attempt.ts'
import type { PaymentDetails } from '#app/browser/payment-outcome.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { orderDone } from './complete-order.ts'
import type { PaymentEnd } from '#app/features/payments/payment-flow.ts'
import { readyToPay } from '#app/features/payments/lazy-payment-dialog.ts'

/** An order of the cart that is being paid; without payment details only what is true of it is asked for. */
export type Paying = {
  readonly orderId: string
  readonly payment: PaymentDetails | null
  readonly attempt: OrderAttempt
}

/**
 * The order of the cart that is being paid. A payment that was begun here and of which this device does not know the end
 * (the page was closed or reloaded) is asked about as soon as the cart is shown.
 */
export function usePaying({ shown }: { shown: boolean }) {
  const dispatch = useAppDispatch()
  const [now, setNow] = useState<Paying | null>(null)

  useEffect(() => {
    const attempt = readAttempt()
    if (!shown || attempt?.paying !== true || attempt.orderId === undefined) return
    const { orderId } = attempt
    // without its code the question is asked the next time
    readyToPay().then(
      () => setNow((known) => known ?? { orderId, payment: null, attempt }),
      () => {},
    )
  }, [shown])

  function ended(end: PaymentEnd): void {
    if (now === null) return
    const { attempt, orderId } = now
    if (end.is === 'placed') dispatch(orderDone(orderId, attempt))
    if (end.is === 'cancelled') keepAttempt(null)
    if (end.is === 'unpaid' || end.is === 'unavailable') keepAttempt({ ...attempt, orderId, paying: false })
    // another person's order: nothing of it belongs here
    const isGone = end.is === 'refused' && end.failure.code === 'not-found'
    if (isGone) keepAttempt(null)
    const isOver = end.is === 'refused' && end.failure.code === 'not-signed-in'
    if (end.is === 'placed' || isGone || isOver) setNow(null)
  }

  return {
    now,
    ended,
    begin: (orderId: string, payment: PaymentDetails, attempt: OrderAttempt) => {
      keepAttempt({ ...attempt, orderId, paying: true })
      // a payment whose end is not known is asked about before another one is made
      setNow({ orderId, attempt, payment: attempt.paying === true ? null : payment })
    },
    close: () => setNow(null),
    /** The order was given up. */
    forget: () => {
      keepAttempt(null)
      setNow(null)
    },
  }
}

export type PayingHook = ReturnType<typeof usePaying>
