import { sql } from 'kysely'
import type { FulfilmentStatus } from '#domain/fulfilments/fulfilment.ts'
import type { Queries } from '../database.ts'
import { contactPhone } from '../identity/partners.ts'

/** A part of an order, by its ids. */
export type ShipmentIds = { readonly fulfilmentId: string; readonly orderId: string }

/** The parts of orders that have been packed and are on no trip, those that wait the longest first. */
export async function findWaiting(queries: Queries, limit: number): Promise<ShipmentIds[]> {
  const { rows } = await sql<ShipmentIds>`
    select id as "fulfilmentId", order_id as "orderId" from fulfilments
    where status = 'SHIPPED' and not exists (
      select from trip_stops where trip_stops.fulfilment_id = fulfilments.id and outcome is null
    ) order by shipped_at, id limit ${limit}`.execute(queries)
  return rows
}

/** The parts of orders with these ids that exist, in no particular order. */
export async function findShipmentIds(
  queries: Queries,
  fulfilmentIds: readonly string[],
): Promise<(ShipmentIds & { readonly status: FulfilmentStatus })[]> {
  if (fulfilmentIds.length === 0) return []
  const rows = await queries
    .selectFrom('fulfilments')
    .select(['id', 'order_id', 'status'])
    .where('id', 'in', [...fulfilmentIds])
    .execute()
  return rows.map((row) => ({ fulfilmentId: row.id, orderId: row.order_id, status: row.status }))
}

/** The names and phone numbers of partners, by uid. */
export async function findContacts(
  queries: Queries,
  uids: readonly string[],
): Promise<Map<string, { readonly name: string | null; readonly phone: string }>> {
  if (uids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('partners')
    .select(['uid', 'name', contactPhone])
    .where('uid', 'in', [...uids])
    .execute()
  return new Map(rows.map(({ uid, name, phone }) => [uid, { name, phone }]))
}
