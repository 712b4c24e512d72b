import { useRef, useState } from 'react'
import { keepAttempt, readAttempt } from '#app/browser/order-attempt.ts'
import { placeOrder } from '#app/browser/orders.ts'
import { CallFailure } from '#app/browser/request.ts'
import { uniqueKey } from '#app/browser/unique-key.ts'
import { cartPanelClosed } from '#app/features/cart/cart-panel-slice.ts'
import { cartEmptied } from '#app/features/cart/cart-slice.ts'
import { useSessionEnd } from '#app/features/identity/use-session-end.ts'
import { useAppDispatch } from '#app/state/hooks.ts'
import { orderPlaced, stepChosen } from './checkout-slice.ts'
import { attemptFor, type OrderContent } from './order-attempt.ts'

interface AfterRefusal {
  /** Products of the cart are no longer what was shown. */
  onCartChanged: () => void
  /** The chosen address is gone. */
  onAddressGone: () => void
}

/** Places orders, one at a time; on failure nothing of the cart, the address or the choice is lost. */
export function usePlaceOrder({ onCartChanged, onAddressGone }: AfterRefusal) {
  const dispatch = useAppDispatch()
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const busy = useRef(false)
  useSessionEnd(failure)

  async function place(order: OrderContent): Promise<void> {
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(null)
    const attempt = attemptFor(readAttempt(), order, uniqueKey)
    keepAttempt(attempt)
    try {
      const { orderId } = await placeOrder(order, attempt.key)
      keepAttempt(null)
      dispatch(cartEmptied())
      dispatch(cartPanelClosed())
      dispatch(orderPlaced(orderId))
    } catch (error) {
      refused(error instanceof CallFailure ? error.code : 'failed')
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  function refused(code: string): void {
    setFailure(code)
    if (code === 'idempotency-conflict') keepAttempt(null)
    if (code === 'address-not-found') {
      onAddressGone()
      dispatch(stepChosen('changeAddress'))
    }
    if (code === 'cart-changed') {
      onCartChanged()
      dispatch(stepChosen('cart'))
    }
  }

  return {
    pending,
    failure: failure === 'not-signed-in' ? null : failure,
    place,
    forgetFailure: () => setFailure(null),
  }
}
