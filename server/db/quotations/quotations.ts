import { sql, type Selectable } from 'kysely'
import { toPaise } from '#domain/money/paise.ts'
import type { Quotation, QuotationContent, QuotationState } from '#domain/quotations/quotation.ts'
import type { Queries, Schema } from '../database.ts'

type Row = Selectable<Schema['quotations']>

/** Condition that a request for approval of a quotation waits. */
const isAwaiting = (at: Date) => sql<boolean>`(
  quotations.state in ('OPEN', 'ACCEPTED') and exists (
    select from order_approvals as asked where asked.quotation_id = quotations.id
      and asked.requester_uid = quotations.user_id and asked.state = 'WAITING' and asked.expires_at > ${at}
  ))`

/** Saves a new quotation, with the hash of its link's token; one of the same id is left as it is. */
export async function addQuotation(
  queries: Queries,
  quotation: Quotation & { readonly content: QuotationContent },
  tokenHash: string,
): Promise<void> {
  await queries
    .insertInto('quotations')
    .values({
      id: quotation.id,
      number: quotation.number,
      user_id: quotation.userId,
      state: 'OPEN',
      content: JSON.stringify(quotation.content),
      total: quotation.total,
      token_hash: tokenHash,
      actor: quotation.actor,
      created_at: new Date(quotation.createdAt),
      expires_at: new Date(quotation.expiresAt),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .execute()
}

/** Key of a quotation: its id, or the hash of the token of one of its links. */
export type WhichQuotation = { readonly id: string } | { readonly tokenHash: string }

/**
 * One quotation; `lock` keeps others from changing it until the transaction ends. It is read after it was locked, since what waits for
 * it is no part of its row.
 */
export async function findQuotation(
  queries: Queries,
  which: WhichQuotation,
  { at, lock = false }: { readonly at: Date; readonly lock?: boolean },
): Promise<Quotation | null> {
  const all = queries.selectFrom('quotations')
  const query =
    'id' in which
      ? all.where('id', '=', which.id)
      : all.where((is) =>
          is.or([is('token_hash', '=', which.tokenHash), is('own_token_hash', '=', which.tokenHash)]),
        )
  if (lock) await query.select('id').forUpdate().execute()
  const row = await query.selectAll().select(isAwaiting(at).as('is_awaiting')).executeTakeFirst()
  return row === undefined ? null : quotationFromRow(row, at)
}

/** A quotation with its customer. */
export type ListedQuotation = Quotation & {
  readonly customer: { readonly name: string | null; readonly phone: string | null }
}

/** Quotations, newest first. */
export async function listQuotations(
  queries: Queries,
  {
    state,
    at,
    limit,
  }: { readonly state?: QuotationState | undefined; readonly at: Date; readonly limit: number },
): Promise<ListedQuotation[]> {
  let query = queries
    .selectFrom('quotations')
    .innerJoin('partners', 'partners.uid', 'quotations.user_id')
    .selectAll('quotations')
    .select(['partners.name', 'partners.phone', isAwaiting(at).as('is_awaiting')])
  if (state === 'EXPIRED') query = query.where('state', '=', 'OPEN').where('expires_at', '<=', at)
  else if (state === 'AWAITING_APPROVAL') query = query.where(isAwaiting(at))
  else if (state !== undefined) {
    query = query.where('state', '=', state).where((is) => is.not(isAwaiting(at)))
    if (state === 'OPEN') query = query.where('expires_at', '>', at)
  }
  const rows = await query.orderBy('created_at', 'desc').limit(limit).execute()
  return rows.map(({ name, phone, ...row }) => ({ ...quotationFromRow(row, at), customer: { name, phone } }))
}

/** The quotations of a customer, oldest first. */
export async function findQuotationsOf(queries: Queries, userId: string, at: Date): Promise<Quotation[]> {
  const query = queries
    .selectFrom('quotations')
    .selectAll()
    .select(isAwaiting(at).as('is_awaiting'))
    .where('user_id', '=', userId)
  return (await query.orderBy('created_at').execute()).map((row) => quotationFromRow(row, at))
}

/** The newest quotations of a customer, and those of some ids; the newest first. */
export async function findLatestQuotationsOf(
  queries: Queries,
  userId: string,
  { ids, at, limit }: { readonly ids: readonly string[]; readonly at: Date; readonly limit: number },
): Promise<Quotation[]> {
  const own = queries
    .selectFrom('quotations')
    .selectAll()
    .select(isAwaiting(at).as('is_awaiting'))
    .where('user_id', '=', userId)
  const latest = await own.orderBy('created_at', 'desc').limit(limit).execute()
  const older = ids.filter((id) => latest.every((row) => row.id !== id))
  const more = older.length === 0 ? [] : await own.where('id', 'in', older).execute()
  return [...latest, ...more].map((row) => quotationFromRow(row, at))
}

/** Fields of a quotation that change. */
export type QuotationUpdate = Partial<
  Pick<Row, 'state' | 'token_hash' | 'own_token_hash' | 'settled_at' | 'asked_at' | 'order_id'>
>

/** Changes a quotation. */
export async function updateQuotation(
  queries: Queries,
  { userId, id }: Pick<Quotation, 'userId' | 'id'>,
  update: QuotationUpdate,
): Promise<void> {
  await queries
    .updateTable('quotations')
    .set(update)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

/** Opens an accepted quotation again whose order could not be placed. */
export async function reopenQuotation(
  queries: Queries,
  { userId, id }: Pick<Quotation, 'userId' | 'id'>,
): Promise<void> {
  await queries
    .updateTable('quotations')
    .set({ state: 'OPEN', settled_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .execute()
}

function quotationFromRow(row: Row & { readonly is_awaiting: boolean }, at: Date): Quotation {
  const isExpired = row.state === 'OPEN' && row.expires_at.getTime() <= at.getTime()
  return {
    id: row.id,
    number: row.number,
    userId: row.user_id,
    state: isExpired ? 'EXPIRED' : row.is_awaiting ? 'AWAITING_APPROVAL' : row.state,
    content: row.content as QuotationContent | null,
    total: toPaise(row.total),
    actor: row.actor,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    requestedAt: row.asked_at?.toISOString() ?? null,
    orderId: row.order_id,
  }
}
