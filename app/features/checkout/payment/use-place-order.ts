import { useRef, useState } from 'react'
import { saveOrderAttempt, readOrderAttempt, type OrderAttempt } from '#app/browser/payments/order-attempt.ts'
import { placeOrder } from '#app/api/orders.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { uniqueId } from '#app/browser/unique-id.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { stepChosen } from '../checkout-slice.ts'
import { createOrderAttempt, type OrderContent } from './order-attempt.ts'
import { completeOrder } from './complete-order.ts'
import { ensurePaymentDialogLoaded } from '#app/features/payments/lazy-payment-dialog.ts'

interface PlaceOrderCallbacks {
  /** The order is created and waiting for its payment. */
  onPaymentDue: (orderId: string, payment: PaymentSession, attempt: OrderAttempt) => void
  /** Prices, offers or availability differ from what was shown. */
  onCartChanged: () => void
  /** The selected address no longer exists. */
  onAddressMissing: () => void
  /** The day that was shown is no longer to be had, or delivery costs something else. */
  onPromiseChanged: () => void
}

/** After these the promise that was shown is asked for again. */
const promiseCodes = ['promise-changed', 'delivery-fee-changed', 'no-delivery-day', 'outside-delivery-area']

/** After these the cart is priced anew. */
const cartCodes = ['cart-changed', 'quantity-not-allowed', 'out-of-stock', 'amount-changed', 'offers-changed']

/** Places orders, one at a time; a failure leaves cart, address and payment mode untouched. */
export function usePlaceOrder(callbacks: PlaceOrderCallbacks) {
  const { onPaymentDue, onCartChanged, onAddressMissing, onPromiseChanged } = callbacks
  const dispatch = useAppDispatch()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [tried, setTried] = useState<OrderContent | null>(null)
  const busy = useRef(false)
  useExpiredSession(failure)

  async function place(order: OrderContent): Promise<void> {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(null)
    setTried(order)
    try {
      if (order.paymentMode === 'ONLINE') await ensurePaymentDialogLoaded()
      await send(order)
    } catch (error) {
      handleFailure(error instanceof ApiError ? error : new ApiError('failed'))
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  async function send(content: OrderContent): Promise<void> {
    const previous = readOrderAttempt()
    const attempt = createOrderAttempt(previous, content, uniqueId)
    saveOrderAttempt(attempt)
    const { order, payment } = await placeOrder(content, attempt.key)
    if (payment !== null) onPaymentDue(order.orderId, payment, attempt)
    else if (order.orderStatus !== 'CANCELLED') dispatch(completeOrder(order, attempt))
    else if (attempt !== previous) throw new ApiError('failed')
    else {
      // the order created with this key has been cancelled since: start a new one
      saveOrderAttempt(null)
      await send(content)
    }
  }

  function handleFailure(apiError: ApiError): void {
    setFailure(apiError)
    if (apiError.code === 'idempotency-conflict') saveOrderAttempt(null)
    if (apiError.code === 'address-not-found') {
      onAddressMissing()
      dispatch(stepChosen('changeAddress'))
    }
    if (promiseCodes.includes(apiError.code)) onPromiseChanged()
    if (cartCodes.includes(apiError.code)) {
      onCartChanged()
      dispatch(stepChosen('cart'))
    }
  }

  return {
    pending,
    failure: failure?.code === 'not-signed-in' ? null : failure,
    /** The order that was tried last. */
    tried,
    place,
    clearFailure: () => setFailure(null),
  }
}
