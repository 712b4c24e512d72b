import { offerCash, type CashOffer } from '#domain/orders/placing/cash-limit.ts'
import {
  findCashRefusal,
  findSizeIssue,
  type CashRefusal,
  type CheckoutLimits,
} from '#domain/orders/placing/checkout-limits.ts'
import type { Cart } from '#app/features/cart/use-cart.ts'
import { useOrderLimits } from '#app/features/cart/use-order-limits.ts'
import type { CheckoutStep } from './checkout-step.ts'

/** Consequences of the cart's size for its order. */
type LimitedCheckout = {
  /** Null as long as they are unknown. */
  readonly limits: CheckoutLimits | null
  readonly cashOffer: CashOffer
  /** Reason that this order cannot be paid in cash. */
  readonly cashRefusal: CashRefusal
  /** The store takes no order from this customer. */
  readonly isBlocked: boolean
  /** Limit of one order that the cart exceeds; null for none. */
  readonly sizeIssue: 'lines' | 'total' | null
}

/** Holds the cart of a checkout to the limits of an order, before anything is refused (PAY-08, SAFE-01). */
export function useCheckoutLimits(cart: Cart, step: CheckoutStep, shown: boolean): LimitedCheckout {
  // read again for the payment: meanwhile an order may have been delivered
  const occasion = step === 'payment' ? step : 'cart'
  const limits = useOrderLimits(shown && cart.loaded && cart.count > 0 ? occasion : null)
  if (limits === null)
    return { limits, cashOffer: 'offered', cashRefusal: null, isBlocked: false, sizeIssue: null }
  const total = cart.bill.grandTotal
  return {
    limits,
    cashOffer: offerCash(total, limits.cash),
    cashRefusal: findCashRefusal(total, limits),
    isBlocked: limits.block === 'ALL',
    sizeIssue: findSizeIssue({ lines: cart.count, total }, limits),
  }
}
