import type { OpenAPIHono } from '@hono/zod-openapi'
import { fulfilmentCalls } from '#domain/orders/desk-calls.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { answerWithOrder, orderAction } from './order-action.ts'

const ship = orderAction(fulfilmentCalls.ship, {
  summary: 'Ship a part of an order',
  description: 'The invoice, for everything, is issued with the first part.',
})

const weigh = orderAction(fulfilmentCalls.weigh, {
  summary: 'Bill loads of an order by their weight',
  description:
    'For what is sold by the kilogram, before anything leaves: within the tolerance of the store, the weight takes the place of what was ordered.',
})

const move = orderAction(fulfilmentCalls.move, {
  summary: 'Move one part of an order to another status',
  description: 'What is refused at the door is cancelled with a credit note.',
})

const recordEwayBill = orderAction(fulfilmentCalls.recordEwayBill, {
  summary: 'Record the e-way bill of a part of an order',
  description: 'As the portal made it; it stands in place of one recorded before.',
})

const recordEInvoice = orderAction(fulfilmentCalls.recordEInvoice, {
  summary: 'Record the registration of an invoice or credit note',
  description:
    'The QR code that the portal signed must be that of the document; its signature is not verified.',
})

const cancel = orderAction(fulfilmentCalls.cancel, {
  summary: 'Cancel units of an order that have not left',
})

const takeBack = orderAction(fulfilmentCalls.takeBack, {
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
        context.var.services.desk.shipLines(actor, { orderId, note, ...request }),
      )
    })
    .openapi(weigh, (context) => {
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithOrder(context, request.orderId, (actor) =>
        context.var.services.desk.weighLoad(actor, request),
      )
    })
    .openapi(move, (context) => {
      const { note = null, cash, ...request } = context.req.valid('json')
      const { orderId, number } = context.req.valid('param')
      return answerWithOrder(context, orderId, (actor) => {
        const paid = cash === undefined ? {} : { cash }
        return context.var.services.desk.moveFulfilment(actor, {
          orderId,
          number,
          note,
          ...request,
          ...paid,
        })
      })
    })
    .openapi(recordEwayBill, (context) => {
      const { seenAt, ...bill } = context.req.valid('json')
      const { orderId, number } = context.req.valid('param')
      return answerWithOrder(context, orderId, (actor) =>
        context.var.services.desk.recordEwayBill(actor, { orderId, number, bill, seenAt }),
      )
    })
    .openapi(recordEInvoice, (context) => {
      const { orderId } = context.req.valid('param')
      const registration = { orderId, ...context.req.valid('json') }
      return answerWithOrder(context, orderId, (actor) =>
        context.var.services.desk.recordEInvoice(actor, registration),
      )
    })
    .openapi(cancel, (context) => {
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithOrder(context, request.orderId, (actor) =>
        context.var.services.desk.cancelLines(actor, request),
      )
    })
    .openapi(takeBack, (context) => {
      const { method = null, ...request } = context.req.valid('json')
      const { orderId } = context.req.valid('param')
      return answerWithOrder(context, orderId, (actor) =>
        context.var.services.desk.returnLines(actor, { orderId, method, ...request }),
      )
    })
}
