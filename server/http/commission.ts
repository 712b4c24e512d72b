import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { commissionStatement, serializeCommission } from '#domain/customers/commission-wire.ts'
import { accountsQuery } from '#domain/gst-returns/wire.ts'
import { createRouter, jsonResponse } from './router.ts'
import { requirePartner, type ApiEnv } from './session.ts'

const readCommission = createRoute({
  method: 'get',
  path: '/account/commission',
  summary: 'Get the own commission of a month',
  description: 'For active partners. It arises with what is delivered, and is taken back with what returns.',
  tags: ['account'],
  request: { query: accountsQuery },
  responses: jsonResponse('The statement of the month.', commissionStatement),
})

/** What an active partner earned (DESK-06). */
export function commissionRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(readCommission, async (context) => {
    const actor = await requirePartner(context)
    const { month } = context.req.valid('query')
    const statement = await context.var.services.orders.readCommission(actor, month)
    return context.json(serializeCommission(statement), 200)
  })
}
