import type { Context } from 'hono'
import { createRoute, z } from '@hono/zod-openapi'
import { deskOrderDetail, serializeDeskOrder } from '#domain/orders/desk-wire.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { jsonBody, jsonResponse } from '../router.ts'
import type { ApiEnv } from '../session.ts'
import { requireStaff } from './desk-session.ts'

/** The order in the path of an operation. */
export const orderParams = z.object({ orderId: z.uuid() })

/** Describes a change to one order, `POST /orders/{orderId}/{action}`, that is answered with the order as it is then. */
export function orderChange<const Action extends string, Body extends z.ZodType>(
  action: Action,
  body: Body,
  words: { readonly summary: string; readonly description?: string },
) {
  return createRoute({
    method: 'post',
    path: `/orders/{orderId}/${action}` as const,
    ...words,
    tags: ['desk'],
    request: { params: orderParams, body: jsonBody(body) },
    responses: jsonResponse('The order as it is now.', deskOrderDetail),
  })
}

/** Answers with an order as the desk sees it, after what `change` does to it. */
export async function answerWithOrder(
  context: Context<ApiEnv>,
  orderId: string,
  change: (actor: StaffActor) => Promise<unknown> = async () => {},
) {
  const actor = await requireStaff(context)
  await change(actor)
  const detail = await context.var.services.staff.showOrder(actor, orderId)
  return context.json(serializeDeskOrder(detail), 200)
}
