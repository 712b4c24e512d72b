import type { OpenAPIHono } from '@hono/zod-openapi'
import { quickOrderCalls, type MatchedOrderWire } from '#search/quick-order/wire.ts'
import { sentListCalls } from '#domain/list-requests/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter, writtenJson } from '../router.ts'
import { currentPartner, requirePartner, type ApiEnv } from '../guards/session.ts'

const match = routeOf(quickOrderCalls.match, {
  summary: 'Match the lines of a written order with products',
  description:
    'The text is a message as customers write it, or rows copied from a spreadsheet. A line may name several product kinds; the ' +
    'brand is the last one that the logged-in partner bought, or the one that the shop prefers. What was chosen for the same words ' +
    'before is chosen again: of the logged-in partner what the store remembers, of a guest what the request holds. Nothing is ' +
    'stored or added to a cart.',
  tags: ['catalogue'],
  answers: 'The product kinds with their candidates, in the order of the text.',
})

const remember = routeOf(quickOrderCalls.remember, {
  summary: 'Remember what the logged-in partner chose for their words',
  description: 'Their next list is read with it. At most 300 are kept, the latest.',
  tags: ['account'],
  answers: 'They are remembered.',
})

const forget = routeOf(quickOrderCalls.forget, {
  summary: 'Forget what was chosen for some words, or for all',
  tags: ['account'],
  answers: 'It is forgotten.',
})

const send = routeOf(sentListCalls.send, {
  summary: 'Send lines that were not found to the shop',
  description:
    'Staff see them with the phone number of the logged-in partner. At most 5 wait for an answer, and 20 are sent in a day; a text that ' +
    'waits already is not sent twice.',
  tags: ['account'],
  answers: 'The shop has them.',
})

/** Matches written orders, remembers what was chosen and sends on what was not found (QO-01, QO-04 to QO-09). */
export function quickOrderRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(match, async (context) => {
      const actor = await currentPartner(context)
      const found = await context.var.services.quickOrder.matchLines({ ...context.req.valid('json'), actor })
      return writtenJson<MatchedOrderWire>(context, found)
    })
    .openapi(remember, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.quickOrder.remember(actor, context.req.valid('json').choices)
      return context.body(null, 204)
    })
    .openapi(forget, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.quickOrder.forget(actor, context.req.valid('json').words ?? null)
      return context.body(null, 204)
    })
    .openapi(send, async (context) => {
      const actor = await requirePartner(context)
      await context.var.services.listRequests.send(actor, context.req.valid('json').text)
      return context.body(null, 204)
    })
}
