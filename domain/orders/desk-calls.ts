import { z } from 'zod'
import { creditPassRequest } from '../accounts/order-credit-wire.ts'
import { defineCalls } from '../wire/call.ts'
import {
  deskOrderDetail,
  deskOrderPage,
  deskOrderQuery,
  moveOrderRequest,
  orderNoteRequest,
  refundRequest,
  movedOrders,
  moveOrdersRequest,
} from './desk/desk-wire.ts'
import { today } from './desk/today-wire.ts'
import {
  cancelLinesRequest,
  moveFulfilmentRequest,
  recordEwayBillRequest,
  returnLinesRequest,
  shipLinesRequest,
  weighLoadRequest,
} from '../fulfilments/wire.ts'
import { resendMessageRequest } from '../order-notifications/wire.ts'
import { orderParams, fulfilmentParams } from '../wire/atoms.ts'
import { foundCustomerAnswer, customerQuery, placeOrderForRequest } from './placing/desk-place-wire.ts'
import { idempotencyKey } from './wire.ts'
import { editOrderRequest, editPreview, previewEditRequest, settleEditRequest } from '../order-edits/wire.ts'
import { documentQuery, recordEInvoiceRequest } from '../invoices/wire.ts'

/** The longest that the numbers of today are told for without being asked again, in seconds. */
const MAX_SECONDS = 300

/** A change of one order, answered with the order as it is then. */
const change = <const Action extends string, Body extends z.ZodType>(action: Action, body: Body) =>
  ({
    method: 'post',
    path: `/desk/orders/{orderId}/${action}`,
    params: orderParams,
    body,
    answer: deskOrderDetail,
  }) as const

export const fulfilmentCalls = defineCalls({
  ship: change('fulfilments', shipLinesRequest),
  weigh: change('weights', weighLoadRequest),
  move: {
    method: 'post',
    path: '/desk/orders/{orderId}/fulfilments/{number}/status',
    params: fulfilmentParams,
    body: moveFulfilmentRequest,
    answer: deskOrderDetail,
  },
  recordEwayBill: {
    method: 'post',
    path: '/desk/orders/{orderId}/fulfilments/{number}/eway-bill',
    params: fulfilmentParams,
    body: recordEwayBillRequest,
    answer: deskOrderDetail,
  },
  recordEInvoice: change('e-invoices', recordEInvoiceRequest),
  cancel: change('cancel-lines', cancelLinesRequest),
  takeBack: change('returns', returnLinesRequest),
})

export const newOrderCalls = defineCalls({
  find: {
    method: 'get',
    path: '/desk/customers/by-phone',
    query: customerQuery,
    answer: foundCustomerAnswer,
  },
  place: {
    method: 'post',
    path: '/desk/orders',
    headers: z.object({ 'idempotency-key': idempotencyKey }),
    body: placeOrderForRequest,
    answer: deskOrderDetail,
  },
})

export const orderEditCalls = defineCalls({
  preview: {
    method: 'post',
    path: '/desk/orders/{orderId}/edits/preview',
    params: orderParams,
    body: previewEditRequest,
    answer: editPreview,
  },
  edit: change('edits', editOrderRequest),
  withdraw: change('edits/withdrawal', settleEditRequest),
  agree: change('edits/agreement', settleEditRequest),
})

export const deskOrderCalls = defineCalls({
  list: { method: 'get', path: '/desk/orders', query: deskOrderQuery, answer: deskOrderPage },
  one: { method: 'get', path: '/desk/orders/{orderId}', params: orderParams, answer: deskOrderDetail },
  move: change('status', moveOrderRequest),
  moveMany: { method: 'post', path: '/desk/orders/status', body: moveOrdersRequest, answer: movedOrders },
  refund: change('refund', refundRequest),
  addNote: change('notes', orderNoteRequest),
  passCredit: change('credit-pass', creditPassRequest),
  resendMessage: change('messages', resendMessageRequest),
  documentPdf: {
    method: 'get',
    path: '/desk/orders/{orderId}/{kind}',
    params: orderParams.extend({ kind: z.enum(['invoice.pdf', 'credit-note.pdf']) }),
    query: documentQuery,
    download: 'application/pdf',
  },
})

export const todayCalls = defineCalls({
  read: { method: 'get', path: '/desk/today', answer: today },
  watch: {
    method: 'get',
    path: '/desk/today/events',
    query: z.object({
      seconds: z.coerce
        .number()
        .int()
        .min(0)
        .max(MAX_SECONDS)
        .default(MAX_SECONDS)
        .meta({ description: 'How long the stream lasts.' }),
    }),
    download: 'text/event-stream',
  },
})
