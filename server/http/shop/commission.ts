import type { OpenAPIHono } from '@hono/zod-openapi'
import { commissionCalls } from '#domain/customers/commission-wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import { requirePartner, type ApiEnv } from '../guards/session.ts'

const readCommission = routeOf(commissionCalls.readOwn, {
  summary: 'Get the own commission of a month',
  description: 'For active partners. It arises with what is delivered, and is taken back with what returns.',
  tags: ['account'],
  answers: 'The statement of the month.',
})

/** Route of an active partner's commission (DESK-06). */
export function commissionRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(readCommission, async (context) => {
    const actor = await requirePartner(context)
    const { month } = context.req.valid('query')
    const statement = await context.var.services.orders.readCommission(actor, month)
    return context.json(statement, 200)
  })
}
