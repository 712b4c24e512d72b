import { sql } from 'kysely'
import type { Paise } from '#domain/money/paise.ts'
import type { Offer, OfferContent } from '#domain/offers/offer.ts'
import type { Queries } from '../database.ts'
import type { LastOfferImport } from './offer-tables.ts'
import { offerColumns, offerFromRow, offerUses, reachFromRow, type OfferRow } from './offer-rows.ts'

/** An offer with how often it was used and what it gave away. */
export type UsedOffer = Offer & {
  readonly uses: number
  readonly given: Paise
  /** False where it was for some, even when all of them are gone. */
  readonly isForEverybody: boolean
}

/** All offers as a list has them, those that were removed last, the newest first. */
export async function listOffers(
  queries: Queries,
  limit: number,
): Promise<Omit<UsedOffer, 'reach' | 'holders' | 'revision' | 'isForEverybody'>[]> {
  const { rows } = await sql<OfferRow>`
    select ${offerColumns} from offers ${offerUses}
    order by offers.is_removed, offers.from_day desc, lower(offers.name), offers.id limit ${limit}`.execute(
    queries,
  )
  return rows.map((row) => ({ ...offerFromRow(row), isRemoved: row.is_removed }))
}

/** Finds the file that an offer is as; null where there is none, or anything else changed it since. */
export async function findLastOfferImport(queries: Queries, id: string): Promise<LastOfferImport | null> {
  const row = await queries
    .selectFrom('offers')
    .select(['last_import', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst()
  const last = row?.last_import ?? null
  // an older program changes an offer without forgetting its file
  return last?.revision === undefined || last.revision === row?.revision ? last : null
}

/** Counts the offers that are not removed. */
export async function countOffers(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('offers')
    .select((every) => every.fn.countAll<number>().as('count'))
    .where('is_removed', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** One offer, locked until the transaction ends if wanted; null when there is none. */
export async function findOffer(
  queries: Queries,
  id: string,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<UsedOffer | null> {
  const { rows } = await sql<OfferRow>`
    select ${offerColumns} from offers ${offerUses} where offers.id = ${id}
    ${lock ? sql`for update of offers` : sql``}`.execute(queries)
  const [offer] = rows
  if (offer === undefined) return null
  const reach = await queries
    .selectFrom('offer_reach')
    .select(['target', 'key', 'variant_uid', 'brand'])
    .where('offer_id', '=', id)
    .orderBy('position')
    .execute()
  const holders = await queries
    .selectFrom('offer_holders')
    .select(['kind', 'holder_id as id'])
    .where('offer_id', '=', id)
    .orderBy('kind')
    .orderBy('holder_id')
    .execute()
  return { ...withState(offer), reach: reach.map(reachFromRow), holders }
}

function withState(row: OfferRow) {
  const { is_removed: isRemoved, revision, is_for_everybody: isForEverybody } = row
  return { ...offerFromRow(row), isRemoved, revision, isForEverybody }
}

/** Id of the offer that has a code and is not removed; null when it is free. */
export async function findCodeHolder(queries: Queries, code: string): Promise<string | null> {
  const row = await queries
    .selectFrom('offers')
    .select('id')
    .where('code', '=', code)
    .where('is_removed', '=', false)
    .executeTakeFirst()
  return row?.id ?? null
}

/**
 * Writes an offer whole, in the place of what it was; revision 1 is a new one. The result is false where one of this id was made meanwhile.
 */
export async function writeOffer(
  queries: Queries,
  {
    id,
    revision,
    at,
    lastImport = null,
    ...content
  }: OfferContent & {
    id: string
    revision: number
    at: Date
    lastImport?: LastOfferImport | null
    /** False for an offer whose customers are all gone, which is then nobody's. */
    isForEverybody?: boolean
  },
): Promise<boolean> {
  const columns = {
    ...columnsOf(content),
    revision,
    changed_at: at,
    last_import: lastImport === null ? null : JSON.stringify(lastImport),
  }
  const { numInsertedOrUpdatedRows: written } = await queries
    .insertInto('offers')
    .values({ id, ...columns })
    .onConflict((conflict) =>
      revision === 1 ? conflict.column('id').doNothing() : conflict.column('id').doUpdateSet(columns),
    )
    .executeTakeFirst()
  if (written === 0n) return false
  await queries.deleteFrom('offer_reach').where('offer_id', '=', id).execute()
  await queries.deleteFrom('offer_holders').where('offer_id', '=', id).execute()
  await queries
    .insertInto('offer_reach')
    .values(
      content.reach.map(({ target, key, uid, brand = null }, position) => ({
        offer_id: id,
        position,
        target,
        key,
        variant_uid: uid,
        brand,
      })),
    )
    .execute()
  if (content.holders.length > 0)
    await queries
      .insertInto('offer_holders')
      .values(content.holders.map((holder) => ({ offer_id: id, kind: holder.kind, holder_id: holder.id })))
      .execute()
  return true
}

function columnsOf(content: OfferContent & { readonly isForEverybody?: boolean }) {
  return {
    name: content.name,
    name_hi: content.nameHi,
    code: content.code,
    benefit: JSON.stringify(content.benefit),
    from_value: content.fromValue,
    from_quantity: content.fromQuantity,
    is_first_order: content.isFirstOrder,
    is_for_everybody: content.holders.length === 0 && content.isForEverybody !== false,
    pin_codes: [...content.pinCodes],
    from_day: content.fromDay,
    until_day: content.untilDay,
    budget: content.budget,
    uses_per_person: content.usesPerPerson,
    uses_in_all: content.usesInAll,
    is_combinable: content.isCombinable,
  }
}

/** Removes or pauses an offer, or takes that back. */
export async function setOfferState(
  queries: Queries,
  { id, at, ...state }: { readonly id: string; readonly at: Date } & OfferState,
): Promise<void> {
  await queries
    .updateTable('offers')
    .set({
      ...('isRemoved' in state ? { is_removed: state.isRemoved } : { is_paused: state.isPaused }),
      changed_at: at,
      revision: sql`revision + 1`,
      last_import: null,
    })
    .where('id', '=', id)
    .execute()
}

export type OfferState = { readonly isRemoved: boolean } | { readonly isPaused: boolean }

/** Takes a person off every offer, and off what a file could be undone to. */
export async function deleteOfferHolder(queries: Queries, uid: string): Promise<void> {
  await queries
    .deleteFrom('offer_holders')
    .where('kind', '=', 'person')
    .where('holder_id', '=', uid)
    .execute()
  await sql`
    update offers set last_import = null
    where last_import -> 'before' -> 'holders' @> ${JSON.stringify([{ id: uid }])}::jsonb`.execute(queries)
}
