import type { Context } from 'hono'
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import {
  dispatch,
  dispatchQuery,
  seenTripRequest,
  serializeDispatch,
  tripRequest,
} from '#domain/trips/wire.ts'
import { createRouter, failures, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const params = z.object({ tripId: z.uuid() })
const responses = jsonResponse('The trips, and what waits for one.', dispatch)

const list = createRoute({
  method: 'get',
  path: '/trips',
  summary: 'Get the trips, and what waits for one',
  tags,
  request: { query: dispatchQuery },
  responses,
})

const plan = createRoute({
  method: 'post',
  path: '/trips',
  summary: 'Plan a trip',
  tags,
  request: { body: jsonBody(tripRequest.omit({ seenAt: true }).meta({ id: 'NewTripRequest' })) },
  responses,
})

const change = createRoute({
  method: 'put',
  path: '/trips/{tripId}',
  summary: 'Change a trip that has not started, as a whole',
  tags,
  request: { params, body: jsonBody(tripRequest) },
  responses,
})

const tripAction = <const Action extends string>(action: Action, summary: string) =>
  createRoute({
    method: 'post',
    path: `/trips/{tripId}/${action}` as const,
    summary,
    tags,
    request: { params, body: jsonBody(seenTripRequest) },
    responses,
  })

const start = tripAction('start', 'Start a trip: all that it carries is out for delivery')
const close = tripAction('close', 'Close a trip: what was not delivered waits again')
const remove = tripAction('removal', 'Remove a trip that has not started')

const picture = createRoute({
  method: 'get',
  path: '/trips/stops/{stopId}/picture',
  summary: 'Get the picture of the challan of a stop',
  tags,
  request: { params: z.object({ stopId: z.uuid() }) },
  responses: {
    200: { description: 'The picture.', content: { 'image/webp': { schema: z.string() } } },
    ...failures,
  },
})

/** Trips at the desk (DESK-05). */
export function deskTripRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(list, (context) => answer(context, async () => {}, context.req.valid('query').day))
    .openapi(plan, (context) =>
      answer(context, (actor) => context.var.services.staff.trips.plan(actor, context.req.valid('json'))),
    )
    .openapi(change, (context) =>
      answer(context, (actor) =>
        context.var.services.staff.trips.change(actor, {
          ...context.req.valid('param'),
          ...context.req.valid('json'),
        }),
      ),
    )
    .openapi(start, (context) =>
      answer(context, (actor) =>
        context.var.services.staff.trips.start(actor, {
          ...context.req.valid('param'),
          ...context.req.valid('json'),
        }),
      ),
    )
    .openapi(close, (context) =>
      answer(context, (actor) =>
        context.var.services.staff.trips.close(actor, {
          ...context.req.valid('param'),
          ...context.req.valid('json'),
        }),
      ),
    )
    .openapi(remove, (context) =>
      answer(context, (actor) =>
        context.var.services.staff.trips.remove(actor, {
          ...context.req.valid('param'),
          ...context.req.valid('json'),
        }),
      ),
    )
    .openapi(picture, async (context) => {
      const actor = await requireStaff(context)
      const { stopId } = context.req.valid('param')
      const bytes = await context.var.services.staff.trips.showPicture(actor, stopId)
      return context.body(new Uint8Array(bytes), 200, { 'content-type': 'image/webp' })
    })
}

/** Answers with all trips, after what `act` does to one. */
async function answer(context: Context<ApiEnv>, act: (actor: StaffActor) => Promise<unknown>, day?: string) {
  const actor = await requireStaff(context)
  await act(actor)
  return context.json(serializeDispatch(await context.var.services.staff.trips.list(actor, day)), 200)
}
