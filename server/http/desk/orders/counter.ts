import type { OpenAPIHono } from '@hono/zod-openapi'
import { counterCalls } from '#domain/orders/counter/wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import { guessingCoupon } from '../../guards/coupon-guesses.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const terms = routeOf(counterCalls.terms, {
  summary: 'Get the terms of the counter',
  tags,
  answers: 'Where goods are taken from, and what the law says of cash and of names on bills today.',
})

const items = routeOf(counterCalls.items, {
  summary: 'Find items by a barcode or by words',
  description: 'Words are read as a line of a list is: “20 bags OPC cement”.',
  tags,
  answers: 'The items, the most likely one first.',
})

const sell = routeOf(counterCalls.sell, {
  summary: 'Sell at the counter',
  description:
    'What is paid and taken away at once: the order is delivered, its stock taken, its money received and its invoice issued ' +
    'together. Requests with the same Idempotency-Key make one sale.',
  tags,
  answers: 'The sale.',
})

const sales = routeOf(counterCalls.sales, {
  summary: 'List sales of the counter',
  tags,
  answers: 'The latest sales, or the one with that number.',
})

/** Sales at the counter (COUNTER-01). */
export function deskCounterRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(terms, async (context) => {
      const actor = await requireStaff(context)
      return context.json(await context.var.services.desk.readCounterTerms(actor), 200)
    })
    .openapi(items, async (context) => {
      const actor = await requireStaff(context)
      const { q } = context.req.valid('query')
      return context.json(await context.var.services.desk.findCounterItems(actor, q), 200)
    })
    .openapi(sell, async (context) => {
      const actor = await requireStaff(context)
      const idempotencyKey = context.req.valid('header')['idempotency-key']
      const {
        placeId = null,
        reference = null,
        tendered = null,
        phone = null,
        name = null,
        gstin = null,
        parts,
        ...sale
      } = context.req.valid('json')
      const request = {
        ...sale,
        ...(parts && {
          parts: parts.map(({ reference: noted = null, ...part }) => ({ ...part, reference: noted })),
        }),
        idempotencyKey,
        placeId,
        reference,
        tendered,
        phone,
        name,
        gstin,
      }
      const sold = await guessingCoupon(context, { code: sale.offers?.code, uid: actor.uid }, () =>
        context.var.services.desk.sellAtCounter(actor, request),
      )
      return context.json(sold, 200)
    })
    .openapi(sales, async (context) => {
      const actor = await requireStaff(context)
      const { q = '' } = context.req.valid('query')
      return context.json({ sales: await context.var.services.desk.listCounterSales(actor, q) }, 200)
    })
}
