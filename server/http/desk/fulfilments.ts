import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import {
  cancelLinesRequest,
  moveFulfilmentRequest,
  returnLinesRequest,
  shipLinesRequest,
} from '#domain/fulfilments/wire.ts'
import { deskOrderDetail } from '#domain/orders/desk-wire.ts'
import { amountInPaise } from '../amount-in-paise.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { answerWithOrder, orderChange, orderParams } from './order-change.ts'

const ship = orderChange('fulfilments', shipLinesRequest, {
  summary: 'Ship a part of an order',
  description: 'The invoice, for everything, is issued with the first part.',
})

const move = createRoute({
  method: 'post',
  path: '/orders/{orderId}/fulfilments/{number}/status',
  summary: 'Move one part of an order to another status',
  description: 'What is refused at the door is cancelled with a credit note.',
  tags: ['desk'],
  request: {
    params: orderParams.extend({ number: z.coerce.number().int().min(1).max(10_000) }),
    body: jsonBody(moveFulfilmentRequest),
  },
  responses: jsonResponse('The order as it is now.', deskOrderDetail),
})

const cancel = orderChange('cancel-lines', cancelLinesRequest, {
  summary: 'Cancel units of an order that have not left',
})

const takeBack = orderChange('returns', returnLinesRequest, {
  summary: 'Take delivered units back',
  description: 'Takes a proof of who works at the desk, at most ten minutes old.',
})

/** Orders in parts: shipped, cancelled and returned line by line (DESK-03). */
export function deskFulfilmentRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(ship, (context) => {
      const { note = null, ...request } = context.req.valid('json')
      const { orderId } = context.req.valid('param')
      return answerWithOrder(context, orderId, (actor) =>
        context.var.services.staff.shipLines(actor, { orderId, note, ...request }),
      )
    })
    .openapi(move, (context) => {
      const { note = null, cash, ...request } = context.req.valid('json')
      const { orderId, number } = context.req.valid('param')
      return answerWithOrder(context, orderId, (actor) => {
        const paid = cash === undefined ? {} : { cash: amountInPaise('cash', cash) }
        return context.var.services.staff.moveFulfilment(actor, {
          orderId,
          number,
          note,
          ...request,
          ...paid,
        })
      })
    })
    .openapi(cancel, (context) => {
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithOrder(context, request.orderId, (actor) =>
        context.var.services.staff.cancelLines(actor, request),
      )
    })
    .openapi(takeBack, (context) => {
      const { method = null, ...request } = context.req.valid('json')
      const { orderId } = context.req.valid('param')
      return answerWithOrder(context, orderId, (actor) =>
        context.var.services.staff.returnLines(actor, { orderId, method, ...request }),
      )
    })
}
