import { rupeesToPaise } from '#domain/money/rupees.ts'
import type { CheckoutLimits } from '#domain/orders/checkout-limits.ts'
import type { OrderLimitsWire } from '#domain/orders/order-limits-wire.ts'
import { request } from './request.ts'

/** What an order of the signed-in customer has to respect now. */
export async function fetchOrderLimits(): Promise<CheckoutLimits> {
  const { maxTotal, cash, ...limits } = await request<OrderLimitsWire>('GET', '/api/order-limits', {
    isSound: (answer) => typeof answer.cash === 'object' && answer.block !== undefined,
  })
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
