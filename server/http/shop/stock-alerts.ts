import type { OpenAPIHono } from '@hono/zod-openapi'
import { serializeStockAlerts, stockAlertCalls } from '#domain/stock/alert-wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import { requirePartner, type ApiEnv } from '../guards/session.ts'

const tags = ['account']

const list = routeOf(stockAlertCalls.list, {
  summary: 'List what the logged-in partner waits for',
  description: 'Variants out of stock that they want to be told of. What is older than 90 days has expired.',
  tags,
  answers: 'What they wait for.',
})

const change = routeOf(stockAlertCalls.change, {
  summary: 'Ask to be told when a variant is back in stock, or take that back',
  description:
    'One text message is sent, to those who asked first at first. What is in stock is not waited for: it is missing in the answer.',
  tags,
  answers: 'What they wait for now.',
})

/** Routes of alerts for variants that are back in stock (STOCK-03). */
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
