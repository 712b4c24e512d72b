import { sql } from 'kysely'
import {
  deleteEarlierApprovalMessagesTo,
  takeEarlierApprovalMessages,
} from '../approvals/approval-messages.ts'
import type { Queries } from '../database.ts'
import { moveCustomerMessages } from '../messages/customer-messages.ts'
import { moveFirmPlaces } from '../firms/firm-people.ts'
import { deleteOfferHolder } from '../offers/offers.ts'
import { deletePriceHolder } from '../pricing/price-lists.ts'

/** Gives a partner what another has: orders with what was received for them, firms, quotations, notes, lists, choices and alerts. */
export async function moveBelongings(
  queries: Queries,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  // keys are the client's: one that both used stays apart by the order's own id
  await sql`
    update orders set user_id = ${to}, idempotency_key = case
        when exists (
          select from orders as known where known.user_id = ${to} and known.idempotency_key = orders.idempotency_key
        ) then left(idempotency_key, 60) || ' ' || order_id else idempotency_key end
    where user_id = ${from}`.execute(queries)
  await queries.updateTable('receipts').set({ user_id: to }).where('user_id', '=', from).execute()
  await queries
    .updateTable('accounts')
    .set({ holder_id: to })
    .where('holder_kind', '=', 'partner')
    .where('holder_id', '=', from)
    .execute()
  await sql`
    insert into price_list_holders (price_list_id, kind, holder_id)
    select price_list_id, kind, ${to}::uuid from price_list_holders where kind = 'person' and holder_id = ${from}
    on conflict do nothing`.execute(queries)
  await deletePriceHolder(queries, from)
  await sql`
    insert into offer_holders (offer_id, kind, holder_id)
    select offer_id, kind, ${to}::uuid from offer_holders where kind = 'person' and holder_id = ${from}
    on conflict do nothing`.execute(queries)
  await deleteOfferHolder(queries, from)
  await queries.updateTable('offer_uses').set({ user_id: to }).where('user_id', '=', from).execute()
  await moveCounts(queries, { from, to })
  await sql`
    update quotations set user_id = ${to} where user_id = ${from}
      and id not in (select id from quotations where user_id = ${to})`.execute(queries)
  await queries.updateTable('partner_quotations').set({ user_id: to }).where('user_id', '=', from).execute()
  await queries.updateTable('quotation_requests').set({ user_id: to }).where('user_id', '=', from).execute()
  await sql`
    update customer_notes set partner_uid = ${to} where partner_uid = ${from}
      and id not in (select id from customer_notes where partner_uid = ${to})`.execute(queries)
  await sql`
    update remembered_firms as firm set partner_uid = ${to} where partner_uid = ${from} and not exists (
      select from remembered_firms as own where own.partner_uid = ${to} and own.address_id = firm.address_id
    )`.execute(queries)
  await queries.deleteFrom('remembered_firms').where('partner_uid', '=', from).execute()
  await moveFirmPlaces(queries, { from, to })
  await queries
    .updateTable('order_approvals')
    .set({ requester_uid: to })
    .where('requester_uid', '=', from)
    .execute()
  await takeEarlierApprovalMessages(queries)
  await deleteEarlierApprovalMessagesTo(queries, from)
  await moveCustomerMessages(queries, { from, to })
  await queries
    .updateTable('list_requests')
    .set({ partner_uid: to })
    .where('partner_uid', '=', from)
    .execute()
  await sql`
    update remembered_choices as choice set partner_uid = ${to} where partner_uid = ${from} and not exists (
      select from remembered_choices as own
      where own.partner_uid = ${to} and own.words = choice.words and own.product_id = choice.product_id
    )`.execute(queries)
  await sql`
    update stock_alerts as alert set partner_uid = ${to} where partner_uid = ${from} and not (
      state = 'WAITING' and exists (
        select from stock_alerts as own where own.partner_uid = ${to} and own.state = 'WAITING'
          and own.product_id = alert.product_id and own.variant_uid = alert.variant_uid
      )
    )`.execute(queries)
}

/** Both counts of open cash orders together; the limits are raised where the sum passes them, and hold again for the next order. */
async function moveCounts(
  queries: Queries,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await sql`
    insert into order_counts as held (user_id, hour, orders, max_orders, open_cash, max_open_cash)
    select ${to}, hour, orders, max_orders, open_cash, max_open_cash from order_counts where user_id = ${from}
    on conflict (user_id) do update set
      hour = greatest(held.hour, excluded.hour),
      orders = case when held.hour = excluded.hour then held.orders + excluded.orders
        when held.hour > excluded.hour then held.orders else excluded.orders end,
      max_orders = greatest(held.max_orders, excluded.max_orders, held.orders + excluded.orders),
      open_cash = held.open_cash + excluded.open_cash,
      max_open_cash = greatest(held.max_open_cash, held.open_cash + excluded.open_cash)`.execute(queries)
  await queries.deleteFrom('order_counts').where('user_id', '=', from).execute()
}
