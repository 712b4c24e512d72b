import { z } from 'zod'
import { orderParams } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import {
  placedOrder,
  placeOrderRequest,
  idempotencyKey,
  orderList,
  orderListQuery,
  orderDetail,
  cancelOrderRequest,
} from './wire.ts'
import { reorder } from './cart-change-wire.ts'
import { orderLimits } from './placing/order-limits-wire.ts'

export const orderCalls = defineCalls({
  place: {
    method: 'post',
    path: '/orders',
    headers: z.object({ 'idempotency-key': idempotencyKey }),
    body: placeOrderRequest,
    answer: placedOrder,
  },
  list: { method: 'get', path: '/orders', query: orderListQuery, answer: orderList },
  one: { method: 'get', path: '/orders/{orderId}', params: orderParams, answer: orderDetail },
  cancel: {
    method: 'post',
    path: '/orders/{orderId}/cancel',
    params: orderParams,
    body: cancelOrderRequest,
    answer: orderDetail,
  },
  again: {
    method: 'post',
    path: '/orders/{orderId}/reorder',
    params: orderParams,
    query: z.object({
      firm: z.uuid().optional().meta({ description: 'The firm that is bought for now; oneself without it.' }),
    }),
    answer: reorder,
  },
  limits: { method: 'get', path: '/order-limits', answer: orderLimits },
})
