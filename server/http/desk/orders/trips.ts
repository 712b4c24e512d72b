import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { tripCalls, serializeDispatch } from '#domain/trips/wire.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']
const answers = 'The trips, and what waits for one.'

const list = routeOf(tripCalls.list, {
  summary: 'Get the trips, and what waits for one',
  tags,
  answers,
})

const plan = routeOf(tripCalls.plan, {
  summary: 'Plan a trip',
  tags,
  answers,
})

const change = routeOf(tripCalls.change, {
  summary: 'Change a trip that has not started, as a whole',
  tags,
  answers,
})

const start = routeOf(tripCalls.start, {
  summary: 'Start a trip: all that it carries is out for delivery',
  tags,
  answers,
})
const close = routeOf(tripCalls.close, {
  summary: 'Close a trip: what was not delivered waits again',
  tags,
  answers,
})
const remove = routeOf(tripCalls.remove, { summary: 'Remove a trip that has not started', tags, answers })

const picture = routeOf(tripCalls.picture, {
  summary: 'Get the picture of the challan of a stop',
  tags,
  answers: 'The picture.',
})

/** Trips at the desk (DESK-05). */
export function deskTripRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, (context) => answer(context, async () => {}, context.req.valid('query').day))
    .openapi(plan, (context) =>
      answer(context, (actor) => context.var.services.desk.trips.plan(actor, context.req.valid('json'))),
    )
    .openapi(change, (context) =>
      answer(context, (actor) =>
        context.var.services.desk.trips.change(actor, {
          ...context.req.valid('param'),
          ...context.req.valid('json'),
        }),
      ),
    )
    .openapi(start, (context) =>
      answer(context, (actor) =>
        context.var.services.desk.trips.start(actor, {
          ...context.req.valid('param'),
          ...context.req.valid('json'),
        }),
      ),
    )
    .openapi(close, (context) =>
      answer(context, (actor) =>
        context.var.services.desk.trips.close(actor, {
          ...context.req.valid('param'),
          ...context.req.valid('json'),
        }),
      ),
    )
    .openapi(remove, (context) =>
      answer(context, (actor) =>
        context.var.services.desk.trips.remove(actor, {
          ...context.req.valid('param'),
          ...context.req.valid('json'),
        }),
      ),
    )
    .openapi(picture, async (context) => {
      const actor = await requireStaff(context)
      const { stopId } = context.req.valid('param')
      const bytes = await context.var.services.desk.trips.showPicture(actor, stopId)
      return context.body(new Uint8Array(bytes), 200, { 'content-type': 'image/webp' })
    })
}

/** Answers with all trips, after what `act` does to one. */
async function answer(context: Context<ApiEnv>, act: (actor: StaffActor) => Promise<unknown>, day?: string) {
  const actor = await requireStaff(context)
  await act(actor)
  return context.json(serializeDispatch(await context.var.services.desk.trips.list(actor, day)), 200)
}
