import type { OpenAPIHono } from '@hono/zod-openapi'
import { scheduleListCalls } from '#domain/pricing/day-rates/schedule-wire.ts'
import { scheduleCalls, serializeScheduledChange } from '#domain/catalogue/schedules/wire.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const list = routeOf(scheduleListCalls.list, {
  summary: 'List the scheduled changes of the catalogue and its day rates',
  tags,
  answers:
    'Failed ones first, then those that wait, the next first, then changes carried out within 30 days. Rates that were set are with their ' +
    'day rate.',
})

const add = routeOf(scheduleCalls.add, {
  summary: 'Schedule a change of an entry',
  description:
    'At its moment an entry is published, taken out of the shop, or its prices change; what else it says by then stays. Prices that ' +
    'could not be saved today are refused, and a fall by more than half as `price-falls` until it is confirmed.',
  tags,
  answers: 'The change that waits.',
})

const change = routeOf(scheduleCalls.change, {
  summary: 'Change a scheduled change',
  tags,
  answers: 'The change that waits.',
})

const remove = routeOf(scheduleCalls.remove, {
  summary: 'Cancel a scheduled change, or take a failed one off the list',
  tags,
  answers: 'It is gone.',
})

/** Routes of scheduled changes of the catalogue (GOODS-01). */
export function deskScheduleRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, async (context) => {
      const actor = await requireStaff(context)
      const { collection, entryId, page = 1 } = context.req.valid('query')
      const entry = collection === undefined || entryId === undefined ? null : { collection, id: entryId }
      const found = await context.var.services.desk.schedules.list(actor, { entry, page })
      const changes = found.changes.map((one) =>
        one.action === 'rate' ? one : serializeScheduledChange(one),
      )
      return context.json({ ...found, changes }, 200)
    })
    .openapi(add, async (context) => {
      const actor = await requireStaff(context)
      const { at, ...schedule } = context.req.valid('json')
      const added = await context.var.services.desk.schedules.add(actor, { ...schedule, at: new Date(at) })
      return context.json(serializeScheduledChange(added), 200)
    })
    .openapi(change, async (context) => {
      const actor = await requireStaff(context)
      const { at, ...schedule } = context.req.valid('json')
      const { id } = context.req.valid('param')
      const request = { ...schedule, id, at: new Date(at) }
      const changed = await context.var.services.desk.schedules.change(actor, request)
      return context.json(serializeScheduledChange(changed), 200)
    })
    .openapi(remove, async (context) => {
      const actor = await requireStaff(context)
      await context.var.services.desk.schedules.cancel(actor, context.req.valid('param').id)
      return context.body(null, 204)
    })
}
