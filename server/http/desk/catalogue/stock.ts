import type { OpenAPIHono } from '@hono/zod-openapi'
import { stockCalls } from '#domain/stock/wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const list = routeOf(stockCalls.list, {
  summary: 'List the stock',
  description: 'At most 50 variants a page, what is out first. A barcode as `q` finds its variant.',
  tags,
  answers: 'The variants.',
})

const setItem = routeOf(stockCalls.setItem, {
  summary: 'Decide how the stock of a variant is kept',
  tags,
  answers: 'The variant as it is now.',
})

const change = routeOf(stockCalls.change, {
  summary: 'Enter a receipt, a count, a loss or a transfer',
  description: 'All of it or nothing. The same id with the same content changes nothing again.',
  tags,
  answers: 'The variants as they are now.',
})

const places = routeOf(stockCalls.setPlaces, {
  summary: 'Add, rename, order and close the places where stock lies',
  description: 'A place that something lies at, or is reserved from, cannot be closed.',
  tags,
  answers: 'The places as they are now.',
})

const movements = routeOf(stockCalls.listMovements, {
  summary: 'List movements of stock',
  description: 'At most 50, the newest first; `next` is the `before` of the page that follows.',
  tags,
  answers: 'The movements.',
})

/** Stock: what lies where, and what moved it (STOCK-01, STOCK-02). */
export function deskStockRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const found = await context.var.services.stock.list(actor, context.req.valid('query'))
      return context.json(found, 200)
    })
    .openapi(setItem, async (context) => {
      const actor = await requireStaff(context)
      const row = await context.var.services.stock.setTracking(actor, context.req.valid('json'))
      return context.json({ rows: [row] }, 200)
    })
    .openapi(change, async (context) => {
      const actor = await requireStaff(context)
      const { toPlaceId = null, supplier = null, note = null, ...asked } = context.req.valid('json')
      const lines = asked.lines.map(({ cost = null, ...line }) => ({ ...line, cost }))
      const rows = await context.var.services.stock.change(actor, {
        ...asked,
        toPlaceId,
        supplier,
        note,
        lines,
      })
      return context.json({ rows: rows }, 200)
    })
    .openapi(places, async (context) => {
      const actor = await requireStaff(context)
      const saved = await context.var.services.stock.changePlaces(actor, context.req.valid('json'))
      return context.json({ places: saved }, 200)
    })
    .openapi(movements, async (context) => {
      const actor = await requireStaff(context)
      const { productId, variantUid, before = null } = context.req.valid('query')
      const variant = productId === undefined || variantUid === undefined ? null : { productId, variantUid }
      const page = await context.var.services.stock.listMovements(actor, { variant, before })
      return context.json(
        {
          next: page.next,
          movements: page.movements.map(({ productId: id, ...row }) => ({
            ...row,
            at: row.at.toISOString(),
            name: row.name ?? id,
            options: row.options ?? [],
          })),
        },
        200,
      )
    })
}
