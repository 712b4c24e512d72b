import { sql, type Selectable } from 'kysely'
import type { PartnerQuotation } from '#domain/quotations/partner-quotation.ts'
import type { Queries, Schema } from '../database.ts'

/** Saves a quotation of a partner. False when its id is another one's. */
export async function addPartnerQuotation(queries: Queries, one: PartnerQuotation): Promise<boolean> {
  const { id, userId, seller, customer, lines, createdAt, validUntil } = one
  const { numInsertedOrUpdatedRows: added } = await queries
    .insertInto('partner_quotations')
    .values({
      id,
      user_id: userId,
      content: JSON.stringify({ seller, customer, lines, validUntil }),
      created_at: new Date(createdAt),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return added === 1n
}

/** One quotation of a partner; null where they have none of this id. */
export async function findPartnerQuotation(
  queries: Queries,
  { id, userId }: Pick<PartnerQuotation, 'id' | 'userId'>,
): Promise<PartnerQuotation | null> {
  const row = await queries
    .selectFrom('partner_quotations')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? null : fromRow(row)
}

/** The quotations of a partner, the newest first. */
export async function findPartnerQuotationsOf(
  queries: Queries,
  userId: string,
  limit: number,
): Promise<PartnerQuotation[]> {
  const rows = await queries
    .selectFrom('partner_quotations')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(fromRow)
}

/** Counts the quotations that a partner made since some time. */
export async function countPartnerQuotations(queries: Queries, userId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ recent: number }>`
    select count(*)::integer as recent from partner_quotations
    where user_id = ${userId} and created_at > ${since}`.execute(queries)
  return rows[0]?.recent ?? 0
}

/** Removes a quotation of a partner. */
export async function removePartnerQuotation(
  queries: Queries,
  { id, userId }: Pick<PartnerQuotation, 'id' | 'userId'>,
): Promise<void> {
  await queries.deleteFrom('partner_quotations').where('id', '=', id).where('user_id', '=', userId).execute()
}

/** Removes those that were made before some time; the result is how many. */
export async function deletePartnerQuotationsBefore(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from partner_quotations where created_at < ${before}`.execute(queries)
  return Number(numAffectedRows ?? 0)
}

type Content = Pick<PartnerQuotation, 'seller' | 'customer' | 'lines' | 'validUntil'>

function fromRow(row: Selectable<Schema['partner_quotations']>): PartnerQuotation {
  return {
    ...(row.content as Content),
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at.toISOString(),
  }
}
