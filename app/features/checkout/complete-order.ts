import { saveOrderAttempt, readOrderAttempt, type OrderAttempt } from '#app/browser/order-attempt.ts'
import { cartPanelClosed } from '#app/features/cart/cart-panel-slice.ts'
import {
  cartCleared,
  quantityChanged,
  selectCart,
  type CartRootState,
} from '#app/features/cart/cart-slice.ts'
import type { AppDispatch } from '#app/state-kit/thunk.ts'
import { orderPlaced } from './checkout-slice.ts'
import { remainingQuantities } from './order-attempt.ts'

/**
 * An order is placed (CART-15): what it took leaves the cart, the panel closes and the good news is told. Without the
 * attempt it came from, the one that the device keeps is taken if it is of this order.
 */
export function completeOrder(orderId: string, attempt?: OrderAttempt) {
  return (dispatch: AppDispatch, getState: () => CartRootState): void => {
    const kept = readOrderAttempt()
    const from = attempt ?? (kept?.orderId === orderId ? kept : null)
    if (from !== null) {
      if (kept?.key === from.key) saveOrderAttempt(null)
      const { lines } = selectCart(getState())
      const left = remainingQuantities(lines, from)
      const isAll = left.length === lines.length && left.every(({ quantity }) => quantity <= 0)
      if (isAll) dispatch(cartCleared())
      else for (const line of left) dispatch(quantityChanged(line))
    }
    dispatch(cartPanelClosed())
    dispatch(orderPlaced(orderId))
  }
}
