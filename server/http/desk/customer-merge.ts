import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import { mergePreview, mergeRequest } from '#domain/customers/merge-wire.ts'
import { customerDetail } from '#domain/customers/wire.ts'
import { customerQuery } from '#domain/orders/desk-place-wire.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { answerWithCustomer } from './customers.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const path = '/customers/{uid}/merge'
const params = z.object({ uid: z.uuid() })

const preview = createRoute({
  method: 'get',
  path,
  summary: 'Get what merging a customer with another one would do',
  description: 'The other one is whoever has the number.',
  tags,
  request: { params, query: customerQuery },
  responses: jsonResponse('Both, with what would move, and what stands against it.', mergePreview),
})

const merge = createRoute({
  method: 'post',
  path,
  summary: 'Make two customers one',
  description:
    'It cannot be undone, and takes a proof of who works at the desk, at most ten minutes old. The number of the other leads to the one who stays.',
  tags,
  request: { params, body: jsonBody(mergeRequest) },
  responses: jsonResponse('The customer who stays, as they are now.', customerDetail),
})

/** Two customers at the desk who are one (DESK-06). */
export function deskCustomerMergeRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(preview, async (context) => {
      const actor = await requireStaff(context)
      const which = { ...context.req.valid('param'), ...context.req.valid('query') }
      return context.json(await context.var.services.staff.customers.planMerge(actor, which), 200)
    })
    .openapi(merge, (context) => {
      const request = { ...context.req.valid('param'), ...context.req.valid('json') }
      return answerWithCustomer(context, request.keep, (actor) =>
        context.var.services.staff.customers.merge(actor, request),
      )
    })
}
