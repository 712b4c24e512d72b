import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { ownTripCalls, serializeTrip } from '#domain/trips/wire.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { ZERO } from '#domain/money/paise.ts'
import { routeOf } from '../../route-of.ts'
import { createRouter } from '../../router.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

const tags = ['desk']

const show = routeOf(ownTripCalls.show, {
  summary: 'Get the trips of the driver who asks',
  tags,
  answers: 'The trips of the driver who asks.',
})

const report = routeOf(ownTripCalls.report, {
  summary: 'Report a stop of a trip of one’s own',
  description: 'A report with the same key changes nothing when it is sent again.',
  tags,
  answers: 'The trips of the driver who asks.',
})

const collect = routeOf(ownTripCalls.collect, {
  summary: 'Take money on account at a stop of a trip of one’s own',
  description:
    'A receipt of the account that the order is on, or else of its firm or customer; it pays the oldest bills. The same id changes nothing when it is sent again.',
  tags,
  answers: 'The trips of the driver who asks.',
})

const addPicture = routeOf(ownTripCalls.addPicture, {
  summary: 'Send the picture of a signed challan',
  description:
    'The body is a JPEG, PNG, WebP or AVIF file. The same picture sent again changes nothing, nor does one that was taken before the picture that is there.',
  tags,
  answers: 'The trips of the driver who asks.',
})

/** The driver's page (DESK-05): nothing but trips of their own. */
export function deskMyTripRoutes(): OpenAPIHono<ApiEnv> {
  return createRouter()
    .openapi(show, (context) => answer(context, async () => {}))
    .openapi(report, (context) =>
      answer(context, (actor) => {
        const {
          reason = null,
          tappedAt,
          paid = { cash: ZERO, upi: ZERO },
          ...rest
        } = context.req.valid('json')
        return context.var.services.desk.trips.report(actor, {
          ...context.req.valid('param'),
          ...rest,
          reason,
          ...paid,
          tappedAt: new Date(tappedAt),
        })
      }),
    )
    .openapi(collect, (context) =>
      answer(context, (actor) => {
        const {
          reference = null,
          bank = null,
          chequeDay = null,
          tappedAt,
          ...rest
        } = context.req.valid('json')
        return context.var.services.desk.trips.collect(actor, {
          ...context.req.valid('param'),
          ...rest,
          reference,
          bank,
          chequeDay,
          tappedAt: new Date(tappedAt),
        })
      }),
    )
    .openapi(addPicture, (context) =>
      answer(context, async (actor) =>
        context.var.services.desk.trips.addPicture(actor, {
          ...context.req.valid('param'),
          bytes: context.var.upload,
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
  const trips = await context.var.services.desk.trips.listOwn(actor)
  return context.json({ trips: trips.map(serializeTrip) }, 200)
}
