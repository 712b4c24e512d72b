import type { OpenAPIHono } from '@hono/zod-openapi'
import { deskSearchCalls, serializeHits } from '#domain/staff/desk-search-wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const search = routeOf(deskSearchCalls.search, {
  summary: 'Search everything that the desk holds',
  description: 'A few of each kind: the beginning of a way there, no list.',
  tags: ['desk'],
  answers: 'What was found, by kind.',
})

/** The search over everything (DESK-11). */
export function deskSearchRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(search, async (context) => {
    const actor = await requireStaff(context)
    const groups = await context.var.services.desk.search(actor, context.req.valid('query').q)
    return context.json(serializeHits(groups), 200)
  })
}
