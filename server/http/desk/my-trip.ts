import type { Context } from 'hono'
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { ownTrips, serializeTrip, stopReportRequest } from '#domain/trips/wire.ts'
import { amountInPaise } from '../amount-in-paise.ts'
import { createRouter, jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

const tags = ['desk']
const params = z.object({ stopId: z.uuid() })
const responses = jsonResponse('The trips of the driver who asks.', ownTrips)

const show = createRoute({
  method: 'get',
  path: '/my-trip',
  summary: 'Get the trips of the driver who asks',
  tags,
  responses,
})

const report = createRoute({
  method: 'post',
  path: '/my-trip/stops/{stopId}',
  summary: 'Report a stop of a trip of one’s own',
  description: 'A report with the same key changes nothing when it is sent again.',
  tags,
  request: { params, body: jsonBody(stopReportRequest) },
  responses,
})

const addPicture = createRoute({
  method: 'post',
  path: '/my-trip/stops/{stopId}/picture',
  summary: 'Send the picture of a signed challan',
  description:
    'The body is a JPEG, PNG, WebP or AVIF file. The same picture sent again changes nothing, nor does one that was taken before the picture that is there.',
  tags,
  request: {
    params,
    query: z.object({
      takenAt: z.iso
        .datetime()
        .optional()
        .meta({ description: 'When it was taken, by the phone’s clock; otherwise when it arrives.' }),
    }),
    body: {
      required: true,
      content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
    },
  },
  responses,
})

/** The driver's page (DESK-05): nothing but trips of their own. */
export function deskMyTripRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(show, (context) => answer(context, async () => {}))
    .openapi(report, (context) =>
      answer(context, (actor) => {
        const { reason = null, tappedAt, cash, upi, ...rest } = context.req.valid('json')
        return context.var.services.staff.trips.report(actor, {
          ...context.req.valid('param'),
          ...rest,
          reason,
          cash: amountInPaise('cash', cash),
          upi: amountInPaise('upi', upi),
          tappedAt: new Date(tappedAt),
        })
      }),
    )
    .openapi(addPicture, (context) =>
      answer(context, async (actor) =>
        context.var.services.staff.trips.addPicture(actor, {
          ...context.req.valid('param'),
          bytes: new Uint8Array(await context.req.arrayBuffer()),
          takenAt: dateOf(context.req.valid('query').takenAt),
        }),
      ),
    )
}

function dateOf(time: string | undefined): Date | undefined {
  return time === undefined ? undefined : new Date(time)
}

async function answer(context: Context<ApiEnv>, act: (actor: StaffActor) => Promise<unknown>) {
  const actor = await requireStaff(context)
  await act(actor)
  const trips = await context.var.services.staff.trips.listOwn(actor)
  return context.json({ trips: trips.map(serializeTrip) }, 200)
}
