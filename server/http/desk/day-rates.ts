import type { OpenAPIHono } from '@hono/zod-openapi'
import { dayRateCalls } from '#domain/pricing/day-rates/wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { csvHeaders } from './csv-headers.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const answers = 'The rate as it is now.'

const list = routeOf(dayRateCalls.list, {
  summary: 'List the rates of the day',
  tags,
  answers: 'All of them.',
})

const file = routeOf(dayRateCalls.file, {
  summary: 'Download the rates of the day as CSV, as the import reads them',
  tags,
  answers: 'A row for each size.',
})

const sendFile = routeOf(dayRateCalls.import, {
  summary: 'Check a file of rates of the day, or save what it says and set them',
  description:
    'The body is a CSV, XLSX or ODS file: day rate, unit, rate, size by id or SKU, times, difference. A rate is known by its name. Sizes that the ' +
    'file names are added or take its figures, others stay; a row without a size sets the rate alone. All rows are taken or none.',
  tags,
  answers: 'Every row and rate with what becomes of it.',
})

const one = routeOf(dayRateCalls.one, { summary: 'Get a rate of the day', tags, answers })

const save = routeOf(dayRateCalls.save, {
  summary: 'Create a rate of the day, or change which sizes follow it',
  description: 'A size follows one rate at most. Prices change when the rate is set next.',
  tags,
  answers,
})

const remove = routeOf(dayRateCalls.remove, {
  summary: 'Remove a rate of the day',
  description: 'Prices stay as they are. It can be put back.',
  tags,
  answers,
})

const restore = routeOf(dayRateCalls.restore, {
  summary: 'Put a removed rate of the day back',
  tags,
  answers,
})

const preview = routeOf(dayRateCalls.preview, {
  summary: 'Preview what setting a rate would do',
  tags,
  answers: 'Each price from and to, and what keeps an earlier price.',
})

const set = routeOf(dayRateCalls.set, {
  summary: 'Set a rate of the day, now or at a moment',
  description:
    'Each size gets base × factor + difference; price breaks keep their distance in rupees. A size that cannot have its price stays, and the others change.',
  tags,
  answers: 'The rate as it is now, and what became of each product.',
})

const takeBack = routeOf(dayRateCalls.takeBack, {
  summary: 'Undo the last setting of a rate, or cancel one that waits or failed',
  description: 'Prices that were changed since stay.',
  tags,
  answers: 'The rate as it is now, and what became of each product.',
})

/** Rates of the day at the desk (PRICE-09). */
export function deskDayRateRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const { product = null } = context.req.valid('query')
      return context.json({ rates: await context.var.services.desk.dayRates.list(actor, product) }, 200)
    })
    .openapi(file, async (context) => {
      const actor = await requireStaff(context)
      return context.body(
        await context.var.services.desk.dayRates.export(actor),
        200,
        csvHeaders('day-rates'),
      )
    })
    .openapi(sendFile, async (context) => {
      const actor = await requireStaff(context)
      const { act, confirmMoves } = context.req.valid('query')
      const sent = { act, isConfirmed: confirmMoves === 'true', bytes: context.var.upload }
      return context.json(await context.var.services.desk.dayRates.import(actor, sent), 200)
    })
    .openapi(one, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      return context.json(await context.var.services.desk.dayRates.show(actor, id), 200)
    })
    .openapi(save, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.desk.dayRates.save(actor, { id, ...context.req.valid('json') })
      return context.json(await context.var.services.desk.dayRates.show(actor, id), 200)
    })
    .openapi(remove, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.desk.dayRates.setRemoved(actor, { id, isRemoved: true })
      return context.json(await context.var.services.desk.dayRates.show(actor, id), 200)
    })
    .openapi(restore, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      await context.var.services.desk.dayRates.setRemoved(actor, { id, isRemoved: false })
      return context.json(await context.var.services.desk.dayRates.show(actor, id), 200)
    })
    .openapi(preview, async (context) => {
      const actor = await requireStaff(context)
      const { id } = context.req.valid('param')
      const { base } = context.req.valid('json')
      return context.json(await context.var.services.desk.dayRates.preview(actor, { id, base }), 200)
    })
    .openapi(set, async (context) => {
      const actor = await requireStaff(context)
      const { id: rateId } = context.req.valid('param')
      const { at, confirmMoves = false, ...asked } = context.req.valid('json')
      const request = {
        ...asked,
        rateId,
        at: at === null ? null : new Date(at),
        isConfirmed: confirmMoves,
      }
      const products = await context.var.services.desk.dayRates.set(actor, request)
      return context.json(
        { rate: await context.var.services.desk.dayRates.show(actor, rateId), products },
        200,
      )
    })
    .openapi(takeBack, async (context) => {
      const actor = await requireStaff(context)
      const { id: rateId, settingId } = context.req.valid('param')
      const products = await context.var.services.desk.dayRates.takeBack(actor, { rateId, id: settingId })
      return context.json(
        { rate: await context.var.services.desk.dayRates.show(actor, rateId), products },
        200,
      )
    })
}
