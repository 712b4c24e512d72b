import { useRef, useState } from 'react'
import { saveOrderAttempt, readOrderAttempt, type OrderAttempt } from '#app/browser/order-attempt.ts'
import { placeOrder } from '#app/api/orders.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { ApiError } from '#app/api/request.ts'
import { uniqueId } from '#app/browser/unique-id.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { stepChosen } from './checkout-slice.ts'
import { createOrderAttempt, type OrderContent } from './order-attempt.ts'
import { completeOrder } from './complete-order.ts'
import { ensurePaymentDialogLoaded } from '#app/features/payments/lazy-payment-dialog.ts'

interface Afterwards {
  /** The order is made and waits for its payment. */
  onToPay: (orderId: string, payment: PaymentSession, attempt: OrderAttempt) => void
  /** Products of the cart are no longer what was shown. */
  onCartChanged: () => void
  /** The chosen address is gone. */
  onAddressGone: () => void
}

/** Places orders, one at a time; on failure nothing of the cart, the address or the choice is lost. */
export function usePlaceOrder({ onToPay, onCartChanged, onAddressGone }: Afterwards) {
  const dispatch = useAppDispatch()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const busy = useRef(false)
  useExpiredSession(failure)

  async function place(order: OrderContent): Promise<void> {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      if (order.paymentMode === 'ONLINE') await ensurePaymentDialogLoaded()
      await send(order)
    } catch (error) {
      refused(error instanceof ApiError ? error : new ApiError('failed'))
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  async function send(content: OrderContent): Promise<void> {
    const before = readOrderAttempt()
    const attempt = createOrderAttempt(before, content, uniqueId)
    saveOrderAttempt(attempt)
    const { order, payment } = await placeOrder(content, attempt.key)
    if (payment !== null) onToPay(order.orderId, payment, attempt)
    else if (order.orderStatus !== 'CANCELLED') dispatch(completeOrder(order.orderId, attempt))
    else if (attempt !== before) throw new ApiError('failed')
    else {
      // the order that this key made was given up since: this is a new one
      saveOrderAttempt(null)
      await send(content)
    }
  }

  function refused(reason: ApiError): void {
    setFailure(reason)
    if (reason.code === 'idempotency-conflict') saveOrderAttempt(null)
    if (reason.code === 'address-not-found') {
      onAddressGone()
      dispatch(stepChosen('changeAddress'))
    }
    if (reason.code === 'cart-changed' || reason.code === 'amount-changed') {
      onCartChanged()
      dispatch(stepChosen('cart'))
    }
  }

  return {
    pending,
    failure: failure?.code === 'not-signed-in' ? null : failure,
    place,
    forgetFailure: () => setFailure(null),
  }
}
