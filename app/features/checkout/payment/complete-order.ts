import { saveOrderAttempt, readOrderAttempt, type OrderAttempt } from '#app/browser/payments/order-attempt.ts'
import { cartPanelClosed } from '#app/features/cart/cart-panel-slice.ts'
import {
  cartCleared,
  quantityChanged,
  selectCart,
  type CartRootState,
} from '#app/features/cart/cart-slice.ts'
import type { AppDispatch } from '#app/state-kit/thunk.ts'
import { orderPlaced, type PlacedOrder } from '../checkout-slice.ts'
import { remainingQuantities } from './order-attempt.ts'

/**
 * Completes a placed order (CART-15): its lines leave the cart, the panel closes and the success dialog opens. Without
 * `attempt`, the attempt saved on this device is used if it belongs to the order.
 */
export function completeOrder(order: PlacedOrder, attempt?: OrderAttempt) {
  const { orderId, orderNumber, createdAt, promise } = order
  return (dispatch: AppDispatch): void => {
    const saved = readOrderAttempt()
    const source = attempt ?? (saved?.orderId === orderId ? saved : null)
    if (source !== null) {
      if (saved?.key === source.key) saveOrderAttempt(null)
      dispatch(takeOutOfCart(source))
    }
    dispatch(cartPanelClosed())
    dispatch(orderPlaced({ orderId, orderNumber, createdAt, ...(promise && { promise }) }))
  }
}

/** Takes the lines of an attempt out of the cart; what was added meanwhile stays. */
export function takeOutOfCart(attempt: OrderAttempt) {
  return (dispatch: AppDispatch, getState: () => CartRootState): void => {
    const { lines } = selectCart(getState())
    const remaining = remainingQuantities(lines, attempt)
    const isWholeCart = remaining.length === lines.length && remaining.every(({ quantity }) => quantity <= 0)
    if (isWholeCart) dispatch(cartCleared())
    else for (const line of remaining) dispatch(quantityChanged(line))
  }
}
