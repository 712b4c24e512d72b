import { z } from 'zod'
import { orderParams } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { createdOrder, createOrderRequest, paymentSession, paymentCallback } from './wire.ts'
import { idempotencyKey, orderDetail } from '../orders/wire.ts'

export const paymentCalls = defineCalls({
  createOrder: {
    method: 'post',
    path: '/create-order',
    headers: z.object({ 'idempotency-key': idempotencyKey.optional() }),
    body: createOrderRequest,
    answer: createdOrder,
  },
  start: {
    method: 'post',
    path: '/orders/{orderId}/payment/start',
    params: orderParams,
    answer: paymentSession,
  },
  confirm: {
    method: 'post',
    path: '/orders/{orderId}/payment',
    params: orderParams,
    body: paymentCallback,
    answer: orderDetail,
  },
  check: {
    method: 'post',
    path: '/orders/{orderId}/payment/check',
    params: orderParams,
    answer: orderDetail,
  },
})
