import { sql } from 'kysely'
import type { CustomerNote } from '#domain/customers/customer.ts'
import type { Queries } from '../database.ts'

type NewNote = Omit<CustomerNote, 'at'> & { readonly partnerUid: string; readonly at: Date }

/** Leaves a note on a customer; false when it is there already. */
export async function addCustomerNote(queries: Queries, { partnerUid, ...note }: NewNote): Promise<boolean> {
  const added = await queries
    .insertInto('customer_notes')
    .values({ ...note, partner_uid: partnerUid })
    .onConflict((conflict) => conflict.columns(['partner_uid', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** The notes on a customer, newest first. */
export async function findCustomerNotes(
  queries: Queries,
  partnerUid: string,
  limit: number,
): Promise<CustomerNote[]> {
  const rows = await queries
    .selectFrom('customer_notes')
    .select(['id', 'at', 'author', 'text'])
    .where('partner_uid', '=', partnerUid)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Removes notes that were written before some time; the result is how many. */
export async function deleteCustomerNotesBefore(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from customer_notes where at < ${before}`.execute(queries)
  return Number(numAffectedRows ?? 0)
}

/** Takes the reasons of blocks out of the audit log's entries about a customer; what was done stays. */
export async function eraseBlockReasons(queries: Queries, partnerUid: string): Promise<void> {
  await sql`
    update audit_log set before = before - 'reason', after = after - 'reason'
    where subject = 'customer' and subject_id = ${partnerUid}`.execute(queries)
}
