import { sql } from 'kysely'
import type { AppliedOffer } from '#domain/offers/apply-offers.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../database.ts'

/** Tells whether a partner has an order that stands or waits for its payment. */
export async function hasOrders(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('orders')
    .select('order_id')
    .where('user_id', '=', userId)
    .where('order_status', '<>', 'CANCELLED')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Writes the uses of the offers of a new order, whose customer's counts are locked. The offers are locked until the transaction ends, in
 * the order of their ids. The result is false where one of them has ended, or has less left than the order takes of it; what was promised
 * in a quotation is counted all the same.
 */
export async function takeOffers(
  queries: Queries,
  { orderId, userId, createdAt }: Pick<Order, 'orderId' | 'userId' | 'createdAt'>,
  {
    offers,
    day,
    isPromised,
  }: { readonly offers: readonly AppliedOffer[]; readonly day: string; readonly isPromised: boolean },
): Promise<boolean> {
  const ids = offers.map(({ offerId }) => offerId)
  await queries.selectFrom('offers').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const wanted = JSON.stringify(offers.map(({ offerId, saved }) => ({ offer_id: offerId, saved })))
  const { rows } = await sql`
    insert into offer_uses (order_id, offer_id, user_id, saved, at)
    select ${orderId}::uuid, offers.id, ${userId}::uuid, wanted.saved, ${createdAt}::timestamptz
    from json_to_recordset(${wanted}::json) as wanted (offer_id uuid, saved bigint)
    join offers on offers.id = wanted.offer_id
    cross join lateral (
      select count(*) as uses, coalesce(sum(saved), 0) as given,
        count(*) filter (where user_id = ${userId}::uuid) as own
      from offer_uses where offer_uses.offer_id = offers.id and given_back_at is null
    ) as used
    where ${isPromised}::boolean or (not offers.is_removed and not offers.is_paused
      and (offers.until_day is null or offers.until_day >= ${day}::date)
      and (offers.budget is null or used.given + wanted.saved <= offers.budget)
      and (offers.uses_in_all is null or used.uses < offers.uses_in_all)
      and (offers.uses_per_person is null or used.own < offers.uses_per_person)
      and not (offers.is_first_order and exists (
        select from orders where user_id = ${userId}::uuid and order_status <> 'CANCELLED'
          and order_id <> ${orderId}::uuid)))
    returning offer_id`.execute(queries)
  return rows.length === offers.length
}

/**
 * Raises the uses of an order to what its offers save by now, where that is more. The offers are locked until the transaction ends, in
 * the order of their ids. The result is the names of those whose budget does not cover it.
 */
export async function raiseUses(
  queries: Queries,
  orderId: string,
  saved: ReadonlyMap<string, Paise>,
): Promise<string[]> {
  const ids = [...saved.keys()]
  if (ids.length === 0) return []
  await queries.selectFrom('offers').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const wanted = JSON.stringify([...saved].map(([offer_id, amount]) => ({ offer_id, saved: amount })))
  const raised = await sql<{ offer_id: string }>`
    update offer_uses set saved = wanted.saved
    from json_to_recordset(${wanted}::json) as wanted (offer_id uuid, saved bigint)
    where order_id = ${orderId}::uuid and offer_uses.offer_id = wanted.offer_id and given_back_at is null
      and offer_uses.saved < wanted.saved
    returning offer_uses.offer_id`.execute(queries)
  if (raised.rows.length === 0) return []
  const short = await sql<{ name: string }>`
    select name from offers where id in (${sql.join(raised.rows.map(({ offer_id }) => offer_id))})
      and budget < (select sum(saved) from offer_uses where offer_id = offers.id and given_back_at is null)
    order by id`.execute(queries)
  return short.rows.map(({ name }) => name)
}

/** Gives back the uses of an order that was cancelled. */
export async function giveOffersBack(queries: Queries, orderId: string, at: Date): Promise<void> {
  await queries
    .updateTable('offer_uses')
    .set({ given_back_at: at })
    .where('order_id', '=', orderId)
    .where('given_back_at', 'is', null)
    .execute()
}
