import type { Context } from 'hono'
import { serializeDeskOrder } from '#domain/orders/desk/desk-wire.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Call } from '#domain/wire/call.ts'
import { routeOf } from '../../route-of.ts'
import type { ApiEnv } from '../../guards/session.ts'
import { requireStaff } from '../desk-session.ts'

/** The route of a change to one order, which is answered with the order as it is then. */
export function orderAction<const C extends Call>(
  call: C,
  about: { readonly summary: string; readonly description?: string },
) {
  return routeOf(call, { ...about, tags: ['desk'], answers: 'The order as it is now.' })
}

/** Answers with an order as the desk sees it, after what `change` does to it. */
export async function answerWithOrder(
  context: Context<ApiEnv>,
  orderId: string,
  change: (actor: StaffActor) => Promise<unknown> = async () => {},
) {
  const actor = await requireStaff(context)
  await change(actor)
  const detail = await context.var.services.desk.showOrder(actor, orderId)
  return context.json(serializeDeskOrder(detail), 200)
}
