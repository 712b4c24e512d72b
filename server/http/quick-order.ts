import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { matchedOrder, quickOrderRequest, type MatchedOrderWire } from '#domain/quick-order/wire.ts'
import { createRouter, jsonBody, jsonResponse, writtenJson } from './router.ts'
import { currentPartner, type ApiEnv } from './session.ts'

const match = createRoute({
  method: 'post',
  path: '/quick-order',
  summary: 'Match the lines of a written order with products',
  description:
    'The text is a message as customers write it, or rows copied from a spreadsheet. A line may name several product kinds; the ' +
    'brand is the last one that the logged-in partner bought, or the one that the shop prefers. Nothing is stored or added to a cart.',
  tags: ['catalogue'],
  request: { body: jsonBody(quickOrderRequest) },
  responses: jsonResponse('The product kinds with their candidates, in the order of the text.', matchedOrder),
})

/** Matches written orders (QO-01, QO-04 to QO-08). */
export function quickOrderRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter().openapi(match, async (context) => {
    const actor = await currentPartner(context)
    const { text } = context.req.valid('json')
    const found = await context.var.services.quickOrder.matchLines({ text, actor })
    return writtenJson<MatchedOrderWire>(context, found)
  })
}
