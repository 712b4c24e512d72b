import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { matchedOrder, quickOrderRequest, serializeMatchedOrder } from '#domain/quick-order/wire.ts'
import { jsonResponse, jsonBody, createRouter } from './router.ts'
import type { ApiEnv } from './session.ts'

const match = createRoute({
  method: 'post',
  path: '/quick-order',
  summary: 'Match the lines of a written order with products',
  description:
    'The text holds one product per line, or rows copied from a spreadsheet. Nothing is stored or added to a cart.',
  tags: ['catalogue'],
  request: { body: jsonBody(quickOrderRequest) },
  responses: jsonResponse('The lines with their candidates, in the order of the text.', matchedOrder),
})

/** Matches written orders (QO-01). */
export function quickOrderRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(match, async (context) => {
    const found = await context.var.services.quickOrder.matchLines(context.req.valid('json').text)
    return context.json(serializeMatchedOrder(found), 200)
  })
}
