import type { OpenAPIHono } from '@hono/zod-openapi'
import { mergeCalls } from '#domain/customers/merge-wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { answerWithCustomer } from './customers.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const preview = routeOf(mergeCalls.preview, {
  summary: 'Get what merging a customer with another one would do',
  description: 'The other one is whoever has the number.',
  tags,
  answers: 'Both, with what would move, and what stands against it.',
})

const merge = routeOf(mergeCalls.merge, {
  summary: 'Make two customers one',
  description:
    'It cannot be undone, and takes a proof of who works at the desk, at most ten minutes old. The number of the other leads to the one who stays.',
  tags,
  answers: 'The customer who stays, as they are now.',
})

/** Two customers at the desk who are one (DESK-06). */
export function deskCustomerMergeRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(preview, async (context) => {
      const actor = await requireStaff(context)
      const which = { ...context.req.valid('param'), ...context.req.valid('query') }
      return context.json(await context.var.services.desk.customers.planMerge(actor, which), 200)
    })
    .openapi(merge, (context) => {
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithCustomer(context, request.keep, (actor) =>
        context.var.services.desk.customers.merge(actor, request),
      )
    })
}
