import type { EditedOrder } from '#domain/order-edits/order-edit.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { ReportedDelivery, ProposedEdit } from '#domain/privacy/personal-data.ts'
import type { Queries } from '../database.ts'

/** Finds the deliveries that drivers reported for the orders of a partner, oldest first. */
export async function findDeliveriesOf(queries: Queries, uid: string): Promise<ReportedDelivery[]> {
  const rows = await queries
    .selectFrom('trip_stops')
    .innerJoin('orders', 'orders.order_id', 'trip_stops.order_id')
    .innerJoin('trips', 'trips.id', 'trip_stops.trip_id')
    .innerJoin('fulfilments', 'fulfilments.id', 'trip_stops.fulfilment_id')
    .select([
      'trip_stops.order_id',
      'fulfilments.number',
      'trips.day',
      'vehicle',
      'outcome',
      'reason',
      'tapped_at',
      'picture',
    ])
    .where('orders.user_id', '=', uid)
    .orderBy('trips.day')
    .orderBy('trip_stops.position')
    .execute()
  return rows.map((row) => ({
    orderId: row.order_id,
    fulfilmentNumber: row.number,
    day: row.day,
    vehicle: row.vehicle,
    outcome: row.outcome,
    reason: row.reason,
    at: row.tapped_at,
    hasPicture: row.picture !== null,
  }))
}

/** The changes of orders of a partner before packing, oldest first; one that waits has what the order is to become. */
export async function findEditsOf(queries: Queries, uid: string): Promise<ProposedEdit[]> {
  const rows = await queries
    .selectFrom('order_edits')
    .innerJoin('orders', 'orders.order_id', 'order_edits.order_id')
    .select([
      'order_edits.order_id',
      'state',
      'total_before',
      'total_after',
      'at',
      'order_edits.expires_at',
      'content',
    ])
    .where('orders.user_id', '=', uid)
    .orderBy('at')
    .execute()
  return rows.map((row) => {
    const content = row.content as EditedOrder | null
    return {
      orderId: row.order_id,
      state: row.state,
      at: row.at,
      expiresAt: row.expires_at,
      totalBefore: toPaise(row.total_before),
      totalAfter: toPaise(row.total_after),
      address: content?.address ?? null,
      lines: (content?.lines ?? []).map(({ item }) => ({
        productName: item.productName,
        quantity: item.quantity,
      })),
    }
  })
}
