import { createRoute, type OpenAPIHono } from '@hono/zod-openapi'
import { cashDay, cashQuery, handInRequest, serializeCashDay } from '#domain/trips/cash-wire.ts'
import { amountInPaise } from '../amount-in-paise.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const responses = jsonResponse('The cash of the day, and what drivers still have.', cashDay)

const show = createRoute({
  method: 'get',
  path: '/cash',
  summary: 'Get the cash of a day, and what drivers still have',
  tags,
  request: { query: cashQuery },
  responses,
})

const handIn = createRoute({
  method: 'post',
  path: '/cash/hand-ins',
  summary: 'Count the cash that a driver hands in',
  description: 'What is missing or too much is stored as it is, with a note.',
  tags,
  request: { body: jsonBody(handInRequest) },
  responses,
})

/** Cash at the desk: what drivers received and handed in (DESK-05). */
export function deskCashRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(show, async (context) => {
      const actor = await requireStaff(context)
      const { day } = context.req.valid('query')
      return context.json(serializeCashDay(await context.var.services.staff.trips.readCash(actor, day)), 200)
    })
    .openapi(handIn, async (context) => {
      const actor = await requireStaff(context)
      const { tripId, expected, counted, note = null } = context.req.valid('json')
      await context.var.services.staff.trips.handInCash(actor, {
        tripId,
        expected: amountInPaise('expected', expected),
        counted: amountInPaise('counted', counted),
        note,
      })
      return context.json(serializeCashDay(await context.var.services.staff.trips.readCash(actor)), 200)
    })
}
