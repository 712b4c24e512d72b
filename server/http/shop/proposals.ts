import type { OpenAPIHono } from '@hono/zod-openapi'
import { orderChangeCalls, serializeProposal } from '#domain/order-edits/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'

const tags = ['orders']

const show = routeOf(orderChangeCalls.show, {
  summary: 'Show a change that a customer is asked about',
  description: 'For whoever has the link; it names no person and no address.',
  tags,
  answers: 'The change.',
})

const answer = routeOf(orderChangeCalls.answer, {
  summary: 'Accept or decline a change of an order',
  description: 'Nobody has to sign in. The first answer counts; a repeat of it changes nothing.',
  tags,
  answers: 'The change as it is now.',
})

/** Routes of a customer's answer to a change of their order, by the link they were sent (DESK-03). */
export function proposalRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(show, async (context) => {
      const { token } = context.req.valid('param')
      return context.json(serializeProposal(await context.var.services.orderEdits.show(token)), 200)
    })
    .openapi(answer, async (context) => {
      const { token } = context.req.valid('param')
      const given = context.req.valid('json').answer
      return context.json(serializeProposal(await context.var.services.orderEdits.answer(token, given)), 200)
    })
}
