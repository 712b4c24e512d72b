import { sql } from 'kysely'
import type { Queries } from '../database.ts'
import { findOffer, type UsedOffer } from './offers.ts'
import type { LastOfferImport } from './offer-tables.ts'

/** Lets one file of offers be entered or undone at a time: two that make the same offer would make it twice. */
export async function lockOfferImports(queries: Queries): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('files of offers'))`.execute(queries)
}

/** Finds the offers that are not removed, with their goods and holders; locked until the transaction ends if wanted. */
export async function findOffers(
  queries: Queries,
  how: { readonly lock?: boolean } = {},
): Promise<readonly UsedOffer[]> {
  const rows = await queries
    .selectFrom('offers')
    .select('id')
    .where('is_removed', '=', false)
    .orderBy('from_day')
    .orderBy('name')
    .orderBy('id')
    .execute()
  const offers: UsedOffer[] = []
  for (const { id } of rows) {
    const offer = await findOffer(queries, id, how)
    if (offer !== null) offers.push(offer)
  }
  return offers
}

/** Takes the codes off offers, so that they can be given new ones in any order. */
export async function freeCodes(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await queries
    .updateTable('offers')
    .set({ code: null })
    .where('id', 'in', [...ids])
    .execute()
}

/** Finds the names of the offers of a file that something else changed since, by its entries in the log. */
export async function findChangedSince(
  queries: Queries,
  { file, by, at }: LastOfferImport,
  asLeft: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly name: string }>`
    select name from offers
    where id::text in (
        select subject_id from audit_log
        where subject = 'offer' and action = 'offer.import' and at = ${at}::timestamptz and actor = ${by}
          and after ->> 'file' = ${file}
      )
      and id <> all(${[...asLeft]}::uuid[])
    order by lower(name), id`.execute(queries)
  return rows.map(({ name }) => name)
}

/** Finds offers as a file left them, locked until the transaction ends. */
export async function findImportedOffers(
  queries: Queries,
  importId: string,
): Promise<readonly { readonly offerId: string; readonly lastImport: LastOfferImport }[]> {
  const { rows } = await sql<{ readonly offerId: string; readonly lastImport: LastOfferImport }>`
    select id as "offerId", last_import as "lastImport" from offers
    where last_import ->> 'id' = ${importId}
      and coalesce((last_import ->> 'revision')::int, revision) = revision
    order by id for update`.execute(queries)
  return rows
}
