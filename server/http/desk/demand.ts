import type { OpenAPIHono } from '@hono/zod-openapi'
import { demandCalls } from '#domain/demand/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const list = routeOf(demandCalls.list, {
  summary: 'List what was looked for and not found',
  description:
    'Counted without the person, by words, with what was chosen for words of lists. At most 200 rows of each, the most frequent first.',
  tags: ['desk'],
  answers: 'The words.',
})

/** Route of unmet demand: searches for what the store does not sell (SEARCH-07). */
export function deskDemandRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(list, async (context) => {
    const actor = await requireStaff(context)
    return context.json(await context.var.services.demand.list(actor, context.req.valid('query')), 200)
  })
}
