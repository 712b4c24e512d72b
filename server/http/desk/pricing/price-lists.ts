import type { OpenAPIHono } from '@hono/zod-openapi'
import { placesOf } from '#domain/pricing/sheets/unread-wire.ts'
import { priceListSheetCalls } from '#domain/pricing/sheets/wire.ts'
import { deskPriceCalls, serializeOwnPrices } from '#domain/pricing/wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']
const answers = 'The price list as it is now.'

const pricesFor = routeOf(deskPriceCalls.pricesFor, {
  summary: 'Get the prices of a customer whom an order is taken for',
  tags,
  answers: 'The variants of these products whose prices are others than the catalogue’s.',
})

const list = routeOf(deskPriceCalls.list, {
  summary: 'List the price lists',
  tags,
  answers: 'All of them.',
})

const one = routeOf(deskPriceCalls.one, { summary: 'Get a price list', tags, answers })

const save = routeOf(deskPriceCalls.save, {
  summary: 'Create a price list, or change it',
  description:
    'Of all prices that hold for a line the lowest is charged: a list never raises one, and two are never taken off one another.',
  tags,
  answers,
})

const remove = routeOf(deskPriceCalls.remove, {
  summary: 'Remove a price list',
  description: 'It holds for nobody from then on and can be put back. Orders keep what they were charged.',
  tags,
  answers,
})

const restore = routeOf(deskPriceCalls.restore, {
  summary: 'Put a removed price list back',
  tags,
  answers,
})

const file = routeOf(priceListSheetCalls.file, {
  summary: 'Download a price list as a sheet, as the import reads it',
  tags,
  answers: 'A row for each price, then one for each customer and firm.',
})

const sendFile = routeOf(priceListSheetCalls.import, {
  summary: 'Check a sheet of a price list, or make the list as it says',
  description:
    'The body is a CSV, XLSX or ODS file: a size or product by id or SKU, a brand, category or subcategory, or everything; per cent off or ' +
    'price with GST; from quantity; valid from and until; for whom, by phone or GSTIN. A price is known by what it is for and its quantity. ' +
    'All rows are taken or none; a file that is sent again changes nothing. Columns that are not read are told, and those that seem to restrict ' +
    'the list have to be named in `without` before it is taken.',
  tags,
  answers: 'Every row with what becomes of it.',
})

const undoFile = routeOf(priceListSheetCalls.undo, {
  summary: 'Undo the last file of a price list',
  description: 'A list that the file made is removed. Possible until anything else changes the list.',
  tags,
  answers,
})

/** Price lists at the desk (PRICE-08). */
export function deskPriceListRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(pricesFor, async (context) => {
      const actor = await requireStaff(context)
      const { products, customer = null, firm = null } = context.req.valid('json')
      const asked = { products, customer, firmId: firm }
      return context.json(
        serializeOwnPrices(await context.var.services.desk.priceLists.pricesFor(actor, asked)),
        200,
      )
    })
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      return context.json({ priceLists: await context.var.services.desk.priceLists.list(actor) }, 200)
    })
    .openapi(one, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      return context.json(await context.var.services.desk.priceLists.show(actor, id), 200)
    })
    .openapi(save, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.desk.priceLists.save(actor, { id, ...context.req.valid('json') })
      return context.json(await context.var.services.desk.priceLists.show(actor, id), 200)
    })
    .openapi(remove, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.desk.priceLists.setRemoved(actor, { id, isRemoved: true })
      return context.json(await context.var.services.desk.priceLists.show(actor, id), 200)
    })
    .openapi(file, async (context) => {
      const actor = await requireStaff(context)
      const asked = context.req.valid('param')
      return context.body(await context.var.services.desk.priceLists.export(actor, asked), 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${asked.file}"`,
      })
    })
    .openapi(sendFile, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      const { file: sent, name = null, revision = null, without, ...how } = context.req.valid('query')
      const upload = { file: sent, name, revision, without: placesOf(without), bytes: context.var.upload }
      const asked = { id, ...how, ...upload }
      return context.json(await context.var.services.desk.priceLists.import(actor, asked), 200)
    })
    .openapi(undoFile, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.desk.priceLists.undoImport(actor, id)
      return context.json(await context.var.services.desk.priceLists.show(actor, id), 200)
    })
    .openapi(restore, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.desk.priceLists.setRemoved(actor, { id, isRemoved: false })
      return context.json(await context.var.services.desk.priceLists.show(actor, id), 200)
    })
}
