import type { OpenAPIHono } from '@hono/zod-openapi'
import { demoCalls } from '#domain/catalogue/entries/demo-wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const read = routeOf(demoCalls.read, {
  summary: 'Get how much of the demonstration is in the shop',
  tags,
  answers: 'The number of its products, and what stayed of it.',
})

const remove = routeOf(demoCalls.remove, {
  summary: 'Remove the demonstration',
  description:
    'Its products, categories and banners go; what was ordered is archived, what was changed stays unless it is to go too, and ' +
    'categories stay in which something lies that stays. Takes a proof of who works at the ' +
    'desk, at most ten minutes old.',
  tags,
  answers: 'What became of it.',
})

/** The demonstration catalogue at the desk. */
export function deskDemoRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(read, async (context) => {
      const actor = await requireStaff(context)
      return context.json(await context.var.services.desk.entries.showDemo(actor), 200)
    })
    .openapi(remove, async (context) => {
      const actor = await requireStaff(context)
      return context.json(
        await context.var.services.desk.entries.removeDemo(actor, context.req.valid('query')),
        200,
      )
    })
}
