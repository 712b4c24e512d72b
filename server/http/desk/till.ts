import type { OpenAPIHono } from '@hono/zod-openapi'
import { cashCalls, serializeCashDay } from '#domain/trips/cash-wire.ts'
import { routeOf } from '../route-of.ts'
import { createRouter } from '../router.ts'
import type { ApiEnv } from '../guards/session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']

const show = routeOf(cashCalls.show, {
  summary: 'Get the cash of a day, and what drivers still have',
  tags,
  answers: 'The cash of the day, and what drivers still have.',
})

const handIn = routeOf(cashCalls.handIn, {
  summary: 'Count the cash that a driver hands in',
  description: 'What is missing or too much is stored as it is, with a note.',
  tags,
  answers: 'The cash of the day, and what drivers still have.',
})

const enterInTill = routeOf(cashCalls.enterInTill, {
  summary: 'Enter a count of the till, or money put in or taken out',
  description:
    'A count sets what the till holds, and a difference is stored with a note. No more is taken out than there is. The same id with ' +
    'the same content changes nothing again.',
  tags,
  answers: 'The cash of the day, and what drivers still have.',
})

/** Cash at the desk: what drivers received and handed in, and the till (DESK-05). */
export function deskCashRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(show, async (context) => {
      const actor = await requireStaff(context)
      const { day } = context.req.valid('query')
      return context.json(serializeCashDay(await context.var.services.desk.trips.readCash(actor, day)), 200)
    })
    .openapi(handIn, async (context) => {
      const actor = await requireStaff(context)
      const { tripId, expected, counted, note = null } = context.req.valid('json')
      await context.var.services.desk.trips.handInCash(actor, {
        tripId,
        expected,
        counted,
        note,
      })
      return context.json(serializeCashDay(await context.var.services.desk.trips.readCash(actor)), 200)
    })
    .openapi(enterInTill, async (context) => {
      const actor = await requireStaff(context)
      const { note = null, ...asked } = context.req.valid('json')
      await context.var.services.desk.trips.recordTillEntry(
        actor,
        asked.kind === 'counted' ? { ...asked, note, reason: null } : { ...asked, note, expected: null },
      )
      return context.json(serializeCashDay(await context.var.services.desk.trips.readCash(actor)), 200)
    })
}
