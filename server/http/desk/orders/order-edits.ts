import type { OpenAPIHono } from '@hono/zod-openapi'
import { orderEditCalls } from '#domain/orders/desk-calls.ts'
import { serializeEditPreview } from '#domain/order-edits/wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'
import { answerWithOrder, orderAction } from './order-action.ts'

const preview = routeOf(orderEditCalls.preview, {
  summary: 'Show what an edit of an order would do',
  description: 'Nothing is changed or reserved.',
  tags: ['desk'],
  answers: 'What it would do.',
})

const edit = orderAction(orderEditCalls.edit, {
  summary: 'Edit an order before it is packed',
  description:
    'Takes effect at once, or waits for the customer’s yes when it costs more or comes later than was promised.',
})

const withdraw = orderAction(orderEditCalls.withdraw, {
  summary: 'Withdraw an edit that waits for its customer',
})

const agree = orderAction(orderEditCalls.agree, {
  summary: 'Record that the customer agreed to an edit on the phone',
  description: 'It takes effect as by the customer’s own yes, once; a repeat changes nothing.',
})

/** Editing orders before packing (DESK-03). */
export function deskOrderEditRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(preview, async (context) => {
      const actor = await requireStaff(context)
      const wish = { ...context.req.valid('param'), ...context.req.valid('json') }
      return context.json(
        serializeEditPreview(await context.var.services.orderEdits.preview(actor, wish)),
        200,
      )
    })
    .openapi(edit, (context) => {
      const { note = null, ...request } = context.req.valid('json')
      const { orderId } = context.req.valid('param')
      return answerWithOrder(context, orderId, (actor) =>
        context.var.services.orderEdits.edit(actor, {
          ...request,
          orderId,
          note,
        }),
      )
    })
    .openapi(withdraw, (context) => {
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithOrder(context, request.orderId, (actor) =>
        context.var.services.orderEdits.withdraw(actor, request),
      )
    })
    .openapi(agree, (context) => {
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithOrder(context, request.orderId, (actor) =>
        context.var.services.orderEdits.agreeByPhone(actor, request),
      )
    })
}
