import { orderCalls } from '#domain/orders/calls.ts'
import type { CheckoutLimits } from '#domain/orders/placing/checkout-limits.ts'
import { callApi } from './transport/call.ts'

/** Limits that an order of the signed-in customer has to respect now. */
export function fetchOrderLimits(): Promise<CheckoutLimits> {
  return callApi(orderCalls.limits, {})
}
