import { sql } from 'kysely'
import type { Language } from '#domain/i18n/language.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { StockAlert } from '#domain/stock/stock-alert.ts'
import type { Queries } from '../database.ts'
import type { VariantKey } from './levels.ts'

/** Finds the alerts that a partner has waited for since some time, in the order of asking. */
export async function findWaitingAlerts(
  queries: Queries,
  { partnerUid, since }: { readonly partnerUid: string; readonly since: Date },
): Promise<StockAlert[]> {
  const rows = await queries
    .selectFrom('stock_alerts')
    .select(['product_id', 'variant_uid', 'asked_at'])
    .where('partner_uid', '=', partnerUid)
    .where('state', '=', 'WAITING')
    .where('asked_at', '>', since)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    variantUid: row.variant_uid,
    requestedAt: row.asked_at,
  }))
}

/** Adds an alert that a partner asked for; one that is too old begins anew. */
export async function addAlert(
  queries: Queries,
  { partnerUid, productId, variantUid, at }: VariantKey & { readonly partnerUid: string; readonly at: Date },
): Promise<void> {
  await removeAlert(queries, { partnerUid, productId, variantUid })
  await queries
    .insertInto('stock_alerts')
    .values({
      partner_uid: partnerUid,
      product_id: productId,
      variant_uid: variantUid,
      state: 'WAITING',
      asked_at: at,
      next_try_at: at,
    })
    .execute()
}

/** Removes an alert of a partner; does nothing when there is none. */
export async function removeAlert(
  queries: Queries,
  { partnerUid, productId, variantUid }: VariantKey & { readonly partnerUid: string },
): Promise<void> {
  await queries
    .deleteFrom('stock_alerts')
    .where('partner_uid', '=', partnerUid)
    .where('product_id', '=', productId)
    .where('variant_uid', '=', variantUid)
    .where('state', '=', 'WAITING')
    .execute()
}

/** Tells whether a variant is out of stock; null when it is not in the catalogue. */
export async function isOutOfStock(
  queries: Queries,
  { productId, variantUid }: VariantKey,
): Promise<boolean | null> {
  const { rows } = await sql<{ isOut: boolean }>`
    select exists (
      select from stock_items
      where product_id = products.id and variant_uid = ${variantUid} and tracked and shown_state = 'out'
    ) as "isOut"
    from products cross join jsonb_array_elements(record -> 'variants') as variant
    where products.id = ${productId} and variant ->> 'uid' = ${variantUid} limit 1`.execute(queries)
  return rows[0]?.isOut ?? null
}

/** An alert that its claimer is sending. */
export type ClaimedAlert = {
  readonly partnerUid: string
  readonly id: number
  /** Null when the partner's number may have a new owner. */
  readonly phone: Phone | null
  readonly active: boolean
  readonly language: Language
  readonly productId: string
  readonly variantIndex: number
  readonly name: string
  readonly options: readonly string[]
  /** Number of failures so far. */
  readonly tries: number
}

/**
 * Claims the first alert of a variant that is in the catalogue and can be sold again: who asked first is told first, and what sells
 * out meanwhile is waited for. It is not claimed again, not even after a crash: a duplicate is worse than a gap.
 */
export async function claimAlert(
  queries: Queries,
  { at, since }: { readonly at: Date; readonly since: Date },
): Promise<ClaimedAlert | null> {
  const { rows } = await sql<ClaimedAlert>`
    update stock_alerts as due set state = 'SENDING'
    from partners, (
      select waiting.partner_uid, waiting.id, back.product_id, back.name, back.variant, back.place
      from (
        select stock_items.product_id, stock_items.variant_uid, products.name, listed.variant, listed.place
        from stock_items join products on products.id = stock_items.product_id
          cross join jsonb_array_elements(record -> 'variants') with ordinality as listed (variant, place)
        where (not tracked or shown_state <> 'out') and listed.variant ->> 'uid' = variant_uid
          and exists (
            select from stock_alerts as any_waiting
            where any_waiting.product_id = stock_items.product_id and any_waiting.variant_uid = stock_items.variant_uid
              and any_waiting.state = 'WAITING'
          )
      ) as back join stock_alerts as waiting
        on waiting.product_id = back.product_id and waiting.variant_uid = back.variant_uid
      where waiting.state = 'WAITING' and waiting.next_try_at <= ${at.toISOString()}::timestamptz
        and waiting.asked_at > ${since.toISOString()}::timestamptz
      order by waiting.id limit 1 for update of waiting skip locked
    ) as first
    where due.partner_uid = first.partner_uid and due.id = first.id and partners.uid = due.partner_uid
    returning due.partner_uid as "partnerUid", due.id, partners.phone, partners.active, partners.language, first.product_id as "productId",
      (first.place - 1)::integer as "variantIndex", first.name, first.variant -> 'options' as options, due.tries`.execute(
    queries,
  )
  return rows[0] ?? null
}

/** Outcome of a claimed alert: sent, failed for good or skipped; or waiting again, after a failure or not. */
export type AlertOutcome =
  | { readonly state: 'SENT' | 'FAILED' | 'SKIPPED' }
  | { readonly state: 'WAITING'; readonly nextTryAt: Date; readonly hasFailed: boolean }

/** Records the outcome of a claimed alert. One that waits again gives way to another that its partner asked for meanwhile. */
export async function finishAlert(
  queries: Queries,
  { partnerUid, id }: Pick<ClaimedAlert, 'partnerUid' | 'id'>,
  { outcome, at }: { readonly outcome: AlertOutcome; readonly at: Date },
): Promise<void> {
  if (outcome.state !== 'WAITING') {
    await queries
      .updateTable('stock_alerts')
      .set({ state: outcome.state, told_at: at })
      .where('partner_uid', '=', partnerUid)
      .where('id', '=', id)
      .execute()
    return
  }
  await sql`
    update stock_alerts as held set tries = tries + ${outcome.hasFailed ? 1 : 0},
      next_try_at = ${outcome.nextTryAt.toISOString()}::timestamptz,
      state = case when exists (
        select from stock_alerts as newer
        where newer.partner_uid = held.partner_uid and newer.product_id = held.product_id
          and newer.variant_uid = held.variant_uid and newer.state = 'WAITING'
      ) then 'SKIPPED' else 'WAITING' end
    where partner_uid = ${partnerUid} and id = ${id}`.execute(queries)
}

/** Every alert that a partner asked for, with its outcome. */
export async function findAlertsOf(
  queries: Queries,
  partnerUid: string,
): Promise<(StockAlert & { readonly state: string; readonly toldAt: Date | null })[]> {
  const rows = await queries
    .selectFrom('stock_alerts')
    .select(['product_id', 'variant_uid', 'asked_at', 'state', 'told_at'])
    .where('partner_uid', '=', partnerUid)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    variantUid: row.variant_uid,
    requestedAt: row.asked_at,
    state: row.state,
    toldAt: row.told_at,
  }))
}

/** Removes alerts that were asked for, or sent, before some time; the result is their number. */
export async function deleteAlertsBefore(queries: Queries, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from stock_alerts where coalesce(told_at, asked_at) < ${before}`.execute(queries)
  return Number(numAffectedRows ?? 0)
}
