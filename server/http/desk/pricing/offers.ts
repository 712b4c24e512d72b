import type { OpenAPIHono } from '@hono/zod-openapi'
import { deskOfferCalls } from '#domain/offers/desk-wire.ts'
import { offerSheetCalls } from '#domain/offers/sheets/wire.ts'
import { offersForCalls } from '#domain/offers/check-for-wire.ts'
import { serializeCheckedOffers } from '#domain/offers/check-wire.ts'
import { placesOf } from '#domain/pricing/sheets/unread-wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import { guessingCoupon } from '../../guards/coupon-guesses.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']
const answers = 'The offer as it is now.'

const list = routeOf(deskOfferCalls.list, {
  summary: 'List the offers',
  tags,
  answers: 'All of them, with what they gave away.',
})

const one = routeOf(deskOfferCalls.one, { summary: 'Get an offer', tags, answers })

const save = routeOf(deskOfferCalls.save, {
  summary: 'Create an offer, or change it',
  description: 'Orders that had it keep what it took off.',
  tags,
  answers,
})

const remove = routeOf(deskOfferCalls.remove, {
  summary: 'Remove an offer',
  description: 'Nobody gets it from then on, its code is free, and it can be put back.',
  tags,
  answers,
})

const restore = routeOf(deskOfferCalls.restore, {
  summary: 'Put a removed offer back',
  tags,
  answers,
})

const pause = routeOf(deskOfferCalls.pause, {
  summary: 'Pause an offer, or let it go on',
  tags,
  answers,
})

const file = routeOf(offerSheetCalls.file, {
  summary: 'Download the offers in use as a sheet, as the import reads them',
  tags,
  answers: 'A row for each offer, and further ones for its goods and customers.',
})

const sendFile = routeOf(offerSheetCalls.import, {
  summary: 'Check a sheet of offers, or make them as it says',
  description:
    'The body is a CSV, XLSX or ODS file. An offer is known by its id or name; rows without either say more goods and customers of the one ' +
    'above. Empty cells leave what an offer has. All rows are taken or none; a file that is sent again changes nothing. Columns that are not ' +
    'read are told, and those that seem to restrict an offer have to be named in `without` before it is taken.',
  tags,
  answers: 'Every row and offer with what becomes of it.',
})

const undoFile = routeOf(offerSheetCalls.undo, {
  summary: 'Undo a file of offers',
  description:
    'Offers that the import created are removed. Offers changed since then stay as they are and are named.',
  tags,
  answers: 'How many are as before.',
})

const check = routeOf(offersForCalls.check, {
  summary: 'Find the offers of what staff sell to somebody',
  description:
    'At the counter and for orders that staff take, which are placed with what it saves and its coupon, and refused as offers-changed ' +
    'when that is something else by then.',
  tags,
  answers: 'The offers that hold, and what others lack.',
})

/** Offers and coupons at the desk (OFFER-01). */
export function deskOfferRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(file, async (context) => {
      const actor = await requireStaff(context)
      const { file: name } = context.req.valid('param')
      return context.body(await context.var.services.desk.offers.export(actor, name), 200, {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename="${name}"`,
      })
    })
    .openapi(sendFile, async (context) => {
      const actor = await requireStaff(context)
      const { act, file: name, seen = null, without } = context.req.valid('query')
      const sent = { act, file: name, seen, without: placesOf(without), bytes: context.var.upload }
      return context.json(await context.var.services.desk.offers.import(actor, sent), 200)
    })
    .openapi(undoFile, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      return context.json(await context.var.services.desk.offers.undoImport(actor, id), 200)
    })
    .openapi(check, async (context) => {
      const actor = await requireStaff(context)
      const { phone = null, firm = null, code = null, pinCode = null, ...asked } = context.req.valid('json')
      const question = { ...asked, phone, firmId: firm, code, pinCode }
      const checked = await guessingCoupon(context, { code, uid: actor.uid }, () =>
        context.var.services.desk.offers.check(actor, question),
      )
      return context.json(serializeCheckedOffers(checked), 200)
    })
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      return context.json({ offers: await context.var.services.desk.offers.list(actor) }, 200)
    })
    .openapi(one, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      return context.json(await context.var.services.desk.offers.show(actor, id), 200)
    })
    .openapi(save, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.desk.offers.save(actor, { id, ...context.req.valid('json') })
      return context.json(await context.var.services.desk.offers.show(actor, id), 200)
    })
    .openapi(remove, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.desk.offers.changeState(actor, { id, isRemoved: true })
      return context.json(await context.var.services.desk.offers.show(actor, id), 200)
    })
    .openapi(restore, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.desk.offers.changeState(actor, { id, isRemoved: false })
      return context.json(await context.var.services.desk.offers.show(actor, id), 200)
    })
    .openapi(pause, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.desk.offers.changeState(actor, { id, ...context.req.valid('json') })
      return context.json(await context.var.services.desk.offers.show(actor, id), 200)
    })
}
