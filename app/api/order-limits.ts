import { orderCalls } from '#domain/orders/calls.ts'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import type { CheckoutLimits } from '#domain/orders/checkout-limits.ts'
import { callApi } from './call.ts'

/** What an order of the signed-in customer has to respect now. */
export async function fetchOrderLimits(): Promise<CheckoutLimits> {
  const { maxTotal, cash, ...limits } = await callApi(orderCalls.limits, {})
  return {
    ...limits,
    maxTotal: rupeesToPaise(maxTotal),
    cash: {
      limit: cash.limit === null ? null : rupeesToPaise(cash.limit),
      receivedToday: rupeesToPaise(cash.receivedToday),
      open: rupeesToPaise(cash.open),
    },
  }
}
