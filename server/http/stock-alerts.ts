import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { serializeStockAlerts, stockAlertRequest, stockAlerts } from '#domain/stock/alert-wire.ts'
import { createRouter, jsonBody, jsonResponse } from './router.ts'
import { requirePartner, type ApiEnv } from './session.ts'

const tags = ['account']

const list = createRoute({
  method: 'get',
  path: '/stock-alerts',
  summary: 'List what the logged-in partner waits for',
  description: 'Variants out of stock that they want to be told of. What is older than 90 days has expired.',
  tags,
  responses: jsonResponse('What they wait for.', stockAlerts),
})

const change = createRoute({
  method: 'put',
  path: '/stock-alerts',
  summary: 'Ask to be told when a variant is back in stock, or take that back',
  description:
    'One text message is sent, to those who asked first at first. What is in stock is not waited for: it is missing in the answer.',
  tags,
  request: { body: jsonBody(stockAlertRequest) },
  responses: jsonResponse('What they wait for now.', stockAlerts),
})

/** What customers want to be told of when it is back in stock (STOCK-03). */
export function stockAlertRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requirePartner(context)
      return context.json(serializeStockAlerts(await context.var.services.stock.listAlerts(actor)), 200)
    })
    .openapi(change, async (context) => {
      const actor = await requirePartner(context)
      const alerts = await context.var.services.stock.changeAlert(actor, context.req.valid('json'))
      return context.json(serializeStockAlerts(alerts), 200)
    })
}
