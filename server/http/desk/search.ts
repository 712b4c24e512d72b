import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { deskSearchQuery, deskSearchResult, serializeHits } from '#domain/staff/desk-search-wire.ts'
import { createRouter, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const search = createRoute({
  method: 'get',
  path: '/search',
  summary: 'Search everything that the desk holds',
  description: 'A few of each kind: the beginning of a way there, no list.',
  tags: ['desk'],
  request: { query: deskSearchQuery },
  responses: jsonResponse('What was found, by kind.', deskSearchResult),
})

/** The search over everything (DESK-11). */
export function deskSearchRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(search, async (context) => {
    const actor = await requireStaff(context)
    const groups = await context.var.services.staff.search(actor, context.req.valid('query').q)
    return context.json(serializeHits(groups), 200)
  })
}
