import type { OpenAPIHono } from '@hono/zod-openapi'
import { listRequestCalls, serializeListRequest } from '#domain/list-requests/wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const list = routeOf(listRequestCalls.list, {
  summary: 'List what customers asked for in lists and did not find',
  description:
    'At most 100: those that wait, the longest first, or those that were answered, the latest first.',
  tags,
  answers: 'The requests.',
})

const one = routeOf(listRequestCalls.one, { summary: 'Get one such request', tags, answers: 'The request.' })

const answer = routeOf(listRequestCalls.answer, {
  summary: 'Mark a request as answered',
  tags,
  answers: 'The request.',
})

/** Lists that customers sent to the shop (QO-08). */
export function deskListRequestRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const { state } = context.req.valid('query')
      const requests = await context.var.services.listRequests.list(actor, state)
      return context.json({ requests: requests.map(serializeListRequest) }, 200)
    })
    .openapi(one, async (context) => {
      const actor = await requireStaff(context)
      const request = await context.var.services.listRequests.find(actor, context.req.valid('param').id)
      return context.json(serializeListRequest(request), 200)
    })
    .openapi(answer, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      const { isAnswered } = context.req.valid('json')
      const request = await context.var.services.listRequests.answer(actor, { id, isAnswered })
      return context.json(serializeListRequest(request), 200)
    })
}
