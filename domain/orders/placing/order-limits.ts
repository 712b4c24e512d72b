import { AppError } from '../../errors.ts'
import { toPaise, type Paise } from '../../money/paise.ts'

/** Limits on one customer. */
export type CustomerLimits = {
  /** Orders of any kind within one hour by the clock. */
  readonly ordersPerHour: number
  /** Cash orders that are neither delivered nor cancelled: each ties up goods and a delivery without any commitment. */
  readonly openCashOrders: number
}

/** The limits of orders; the operator may configure other ones. */
export type OrderLimits = CustomerLimits & {
  /** The greatest total of an order. */
  readonly maxTotal: Paise
}

/**
 * Enough for every site of a contractor on one day. Fifty lakh rupees is the material of a large house; an order beyond is
 * more likely a slip of the keyboard, and worth a call if it is not.
 */
export const defaultOrderLimits: OrderLimits = {
  ordersPerHour: 20,
  openCashOrders: 10,
  maxTotal: toPaise(500_000_000),
}

/**
 * Refuses goods whose value is more paise than can be counted one by one, before anything is taken off it. Throws `order-too-large` with
 * the limit of an order.
 */
export function requireCountable(value: Paise, { maxTotal }: Pick<OrderLimits, 'maxTotal'>): void {
  if (!Number.isSafeInteger(value)) throw new AppError('order-too-large', { limit: maxTotal })
}

/** An active partner orders for many customers, and the store has agreed to that. */
const ACTIVE_PARTNER_FACTOR = 10

/** The limits of a customer: those of everybody, or ten times as many for an active partner. */
export function customerLimits(
  { ordersPerHour, openCashOrders }: CustomerLimits,
  { active }: { readonly active: boolean },
): CustomerLimits {
  const factor = active ? ACTIVE_PARTNER_FACTOR : 1
  return { ordersPerHour: ordersPerHour * factor, openCashOrders: openCashOrders * factor }
}

/** The limits with the number of open cash orders that the store has set for itself; null where it has not. */
export function withOwnCashOrders(limits: OrderLimits, openOrders: number | null): OrderLimits {
  return openOrders === null ? limits : { ...limits, openCashOrders: openOrders }
}
