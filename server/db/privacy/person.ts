import { sql } from 'kysely'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { KnownBrowser, SentMessage, SentOtherMessage } from '#domain/privacy/personal-data.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import { deleteEarlierApprovalMessagesTo } from '../approvals/approval-messages.ts'
import { deleteApprovalsOf } from '../approvals/approvals.ts'
import type { Queries } from '../database.ts'
import { deleteCustomerMessagesTo } from '../messages/customer-messages.ts'
import { deleteOfferHolder } from '../offers/offers.ts'
import { deletePriceHolder } from '../pricing/price-lists.ts'

/** Holds back everything else that changes a partner's record until the transaction ends. */
export async function lockPartner(queries: Queries, uid: string): Promise<void> {
  await queries.selectFrom('partners').select('uid').where('uid', '=', uid).forUpdate().execute()
}

/** The browsers that signed in to a partner's account, whether they still are or not. */
export async function findKnownDevicesOf(queries: Queries, uid: string): Promise<KnownBrowser[]> {
  const rows = await queries
    .selectFrom('known_devices')
    .select(['device', 'first_signed_in_at', 'signed_in_at'])
    .where('partner_uid', '=', uid)
    .orderBy('signed_in_at', 'desc')
    .execute()
  return rows.map((row) => ({
    device: row.device,
    firstSignedInAt: row.first_signed_in_at,
    signedInAt: row.signed_in_at,
  }))
}

/** The tax documents of all orders of a partner, oldest first. */
export async function findDocumentsOf(queries: Queries, uid: string): Promise<TaxDocument[]> {
  const rows = await queries
    .selectFrom('tax_documents')
    .innerJoin('orders', 'orders.order_id', 'tax_documents.order_id')
    .select('tax_documents.document')
    .where('orders.user_id', '=', uid)
    .orderBy('tax_documents.issued_at')
    .execute()
  return rows.map((row) => row.document as TaxDocument)
}

/** The messages about all orders of a partner, in the order in which they were sent. */
export async function findMessagesTo(queries: Queries, uid: string): Promise<SentMessage[]> {
  const rows = await queries
    .selectFrom('order_messages')
    .innerJoin('orders', 'orders.order_id', 'order_messages.order_id')
    .select([
      'order_messages.order_id',
      'order_messages.status',
      'order_messages.state',
      'order_messages.told_at',
    ])
    .where('orders.user_id', '=', uid)
    .orderBy('order_messages.told_at')
    .execute()
  return rows.map((row) => ({ orderId: row.order_id, about: row.status, state: row.state, at: row.told_at }))
}

/** The messages to a partner about anything but an order, in the order in which they were sent. */
export async function findOtherMessagesTo(queries: Queries, uid: string): Promise<SentOtherMessage[]> {
  const { rows } = await sql<Omit<SentOtherMessage, 'amount'> & { amount: number | null }>`
    select m.kind as about, m.state, m.told_at as at, r.amount, to_char(r.due_day, 'YYYY-MM-DD') as "dueDay"
    from customer_messages as m left join account_reminders as r on m.kind = 'REMINDER' and r.id = m.subject_id
    where m.partner_uid = ${uid} order by m.told_at, m.kind, m.subject_id`.execute(queries)
  return rows.map(({ amount, ...row }) => ({ ...row, amount: amount === null ? null : toPaise(amount) }))
}

/** The numbers of a partner's orders that have not ended, or that money is still to be returned for. */
export async function findOpenOrderNumbers(queries: Queries, uid: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('orders')
    .select('order_number')
    .where('user_id', '=', uid)
    .where((where) =>
      where.or([
        where('order_status', 'not in', ['DELIVERED', 'CANCELLED']),
        where.exists(
          where
            .selectFrom('refunds')
            .select('refunds.payment_id')
            .whereRef('refunds.order_id', '=', 'orders.order_id')
            .where('refunds.state', '<>', 'DONE'),
        ),
        where.exists(
          where
            .selectFrom('part_refunds')
            .select('part_refunds.id')
            .whereRef('part_refunds.order_id', '=', 'orders.order_id')
            .where('part_refunds.state', 'in', ['DUE', 'REFUSED']),
        ),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => row.order_number)
}

/** Tells whether a partner is a member of staff, whose deeds the audit log names. */
export async function isStaff(queries: Queries, uid: string): Promise<boolean> {
  const row = await queries.selectFrom('staff').select('uid').where('uid', '=', uid).executeTakeFirst()
  return row !== undefined
}

/** Counts the orders and documents of a partner that the law asks to keep, with the time of the latest. */
export async function countTaxRecords(
  queries: Queries,
  uid: string,
): Promise<{ orders: number; documents: number; latest: Date | null }> {
  const { rows } = await sql<{ orders: number; documents: number; latest: Date | null }>`
    select count(distinct orders.order_id)::int as orders, count(tax_documents.number)::int as documents,
      max(coalesce(tax_documents.issued_at, orders.created_at)) as latest
    from orders left join tax_documents on tax_documents.order_id = orders.order_id
    where orders.user_id = ${uid}`.execute(queries)
  return rows[0] ?? { orders: 0, documents: 0, latest: null }
}

/**
 * Deletes what belongs to the person alone, and makes the partner's record one of nobody: it stays as long as orders point to it.
 */
export async function erasePartnerRecord(
  queries: Queries,
  { uid, phone, at }: { readonly uid: string; readonly phone: string; readonly at: Date },
): Promise<void> {
  await queries.deleteFrom('known_devices').where('partner_uid', '=', uid).execute()
  await queries.deleteFrom('sessions').where('partner_uid', '=', uid).execute()
  await queries.deleteFrom('remembered_choices').where('partner_uid', '=', uid).execute()
  await queries.deleteFrom('remembered_firms').where('partner_uid', '=', uid).execute()
  await queries.deleteFrom('firm_people').where('partner_uid', '=', uid).execute()
  await deletePriceHolder(queries, uid)
  await deleteOfferHolder(queries, uid)
  await deleteEarlierApprovalMessagesTo(queries, uid)
  await deleteCustomerMessagesTo(queries, uid)
  await deleteApprovalsOf(queries, uid)
  await queries.deleteFrom('firm_invitations').where('phone', '=', phone).execute()
  await queries.deleteFrom('partner_quotations').where('user_id', '=', uid).execute()
  await queries.deleteFrom('quotation_requests').where('user_id', '=', uid).execute()
  await queries.deleteFrom('quotations').where('user_id', '=', uid).execute()
  await queries.deleteFrom('customer_notes').where('partner_uid', '=', uid).execute()
  await queries.deleteFrom('list_requests').where('partner_uid', '=', uid).execute()
  await queries.deleteFrom('stock_alerts').where('partner_uid', '=', uid).execute()
  await queries.deleteFrom('consents').where('partner_uid', '=', uid).execute()
  await queries.deleteFrom('order_counts').where('user_id', '=', uid).execute()
  await queries.deleteFrom('login_codes').where('phone', '=', phone).execute()
  await queries
    .updateTable('partners')
    .set({
      phone: null,
      former_phone: null,
      former_account_uid: null,
      name: null,
      language: 'en',
      addresses: '[]',
      default_address_index: null,
      verification_status: 'Erased',
      active: false,
      block: null,
      block_reason: null,
      blocked_at: null,
      blocked_by: null,
      erased_at: at,
    })
    .where('uid', '=', uid)
    .execute()
  // without orders nothing points to it
  await sql`delete from partners where uid = ${uid} and not exists (select from orders where user_id = ${uid})
    and not exists (select from cash_days where user_id = ${uid})`.execute(queries)
}

/** The orders of a partner, or all from before some time, that still name their customer. */
export async function findOrdersWithPerson(
  queries: Queries,
  which: { readonly uid: string } | { readonly before: Date },
  limit: number,
): Promise<{ orderId: string; address: AddressFields }[]> {
  const query = queries
    .selectFrom('orders')
    .select(['order_id', 'shipping_address'])
    .where('person_erased_at', 'is', null)
  const rows = await (
    'uid' in which ? query.where('user_id', '=', which.uid) : query.where('created_at', '<', which.before)
  )
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ orderId: row.order_id, address: row.shipping_address as AddressFields }))
}

/** Takes the customers out of orders: what they wrote, their address, GSTIN and firm, and the messages they got. */
export async function eraseOrderPersons(
  queries: Queries,
  orders: readonly { readonly orderId: string; readonly address: AddressFields }[],
  at: Date,
): Promise<void> {
  if (orders.length === 0) return
  const ids = orders.map(({ orderId }) => orderId)
  await sql`
    update orders set shipping_address = given.address, buyer_gstin = null, billing = null, cancellation_reason = null,
      person_erased_at = ${at}
    from json_to_recordset(${JSON.stringify(orders)}::json) as given ("orderId" uuid, address jsonb)
    where order_id = given."orderId"`.execute(queries)
  await queries
    .updateTable('trip_stops')
    .set({ reason: null, picture: null })
    .where('order_id', 'in', ids)
    .execute()
  await queries.updateTable('order_events').set({ note: null }).where('order_id', 'in', ids).execute()
  await queries.deleteFrom('order_messages').where('order_id', 'in', ids).execute()
  await queries.deleteFrom('order_edits').where('order_id', 'in', ids).execute()
}

/** Replaces tax documents that were issued before some time by what `strip` leaves of them, and returns how many there were. */
export async function stripDocumentsIssuedBefore(
  queries: Queries,
  { before, at, limit }: { readonly before: Date; readonly at: Date; readonly limit: number },
  strip: (document: TaxDocument) => TaxDocument,
): Promise<number> {
  const rows = await queries
    .selectFrom('tax_documents')
    .select(['number', 'document'])
    .where('person_erased_at', 'is', null)
    .where('issued_at', '<', before)
    .limit(limit)
    .forUpdate()
    .execute()
  const stripped = rows.map(({ number, document }) => ({ number, document: strip(document as TaxDocument) }))
  await sql`
    update tax_documents set document = given.document, person_erased_at = ${at}
    from json_to_recordset(${JSON.stringify(stripped)}::json) as given (number text, document jsonb)
    where tax_documents.number = given.number`.execute(queries)
  return rows.length
}
