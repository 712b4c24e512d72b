import { sql } from 'kysely'
import type { OrderActor } from '#domain/orders/order-actor.ts'
import type { OrderEvent } from '#domain/orders/order-detail.ts'
import { parseCause, type Cause } from '#domain/problem/causes.ts'
import type { Queries } from '../database.ts'

export type NewOrderEvent = {
  readonly orderId: string
  readonly status: string
  readonly at: Date
  readonly actor: OrderActor
  readonly note: string | null
  readonly cause?: Cause | undefined
}

/** Appends an event to the history of a locked order. */
export async function addOrderEvent(
  queries: Queries,
  { orderId, status, at, actor, note, cause }: NewOrderEvent,
): Promise<void> {
  await sql`
    insert into order_events (order_id, sequence, at, status, actor, note, cause)
    select ${orderId}, coalesce(max(sequence), 0) + 1, ${at.toISOString()}::timestamptz, ${status},
      ${actorColumn(actor)}, ${note}, ${cause === undefined ? null : JSON.stringify(cause)}::jsonb
    from order_events where order_id = ${orderId}`.execute(queries)
}

/** The histories of orders by order, each oldest first. */
export async function readOrderHistories(
  queries: Queries,
  orderIds: readonly string[],
): Promise<Map<string, OrderEvent[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('order_events')
    .select(['order_id', 'status', 'at', 'actor_kind', 'note', 'cause'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('sequence')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.order_id)].map(([orderId, own]) => [
      orderId,
      own.map(({ status, at, actor_kind, note, cause }) => ({
        status,
        at: at.toISOString(),
        by: actorKind(actor_kind),
        note,
        cause: parseCause(cause),
      })),
    ]),
  )
}

/** An actor as the column holds it: `customer:uid`, `staff:name` or `system`. */
export function actorColumn(actor: OrderActor): string {
  switch (actor.kind) {
    case 'customer':
      return `customer:${actor.uid}`
    case 'staff':
      return `staff:${actor.name}`
    case 'system':
      return 'system'
  }
}

function actorKind(kind: string): OrderEvent['by'] {
  return kind === 'staff' || kind === 'system' ? kind : 'customer'
}
