import { sql } from 'kysely'
import type { ImportPictures, PictureCounts } from '#domain/catalogue/imports/picture-progress.ts'
import { reasonOnWire } from '#domain/problem/error-details.ts'
import type { Reason } from '#domain/problem/reasons.ts'
import type { Queries } from '../database.ts'
import type { CollectionTable } from '../../catalogue-rows/collection-table.ts'

/** Entry that names a picture. */
export type PictureUse = { readonly collection: CollectionTable; readonly id: string }

/** A picture at another address, and the entries that name it. */
export type RemotePicture = { readonly url: string; readonly entries: readonly PictureUse[] }

/** Notes the pictures that are to be fetched for an import. */
export async function addImportPictures(
  queries: Queries,
  importId: string,
  { pictures, at }: { readonly pictures: readonly RemotePicture[]; readonly at: Date },
): Promise<void> {
  for (let start = 0; start < pictures.length; start += 500) {
    await queries
      .insertInto('import_pictures')
      .values(
        pictures.slice(start, start + 500).map(({ url, entries }) => ({
          import_id: importId,
          url,
          entries: JSON.stringify(entries),
          state: 'WAITING' as const,
          next_try_at: at,
        })),
      )
      .execute()
  }
}

/** A picture that is due, and how often it was tried before. */
export type ClaimedPicture = { readonly importId: string; readonly url: string; readonly tries: number }

/** Claims a picture that is due until a time, and counts the try; null when none is. */
export async function claimPicture(
  queries: Queries,
  { at, until }: { readonly at: Date; readonly until: Date },
): Promise<ClaimedPicture | null> {
  const { rows } = await sql<ClaimedPicture>`
    update import_pictures as picture set next_try_at = ${until}, tries = tries + 1
    from (
      select import_id, url from import_pictures where state = 'WAITING' and next_try_at <= ${at}
      order by next_try_at limit 1 for update skip locked
    ) as due
    where picture.import_id = due.import_id and picture.url = due.url
    returning picture.import_id as "importId", picture.url, picture.tries - 1 as tries`.execute(queries)
  return rows[0] ?? null
}

/** Outcome of a try to fetch a picture. */
export type PictureOutcome =
  | { readonly state: 'FETCHED'; readonly savedUrl: string }
  | { readonly state: 'FAILED'; readonly reason: Reason }
  | { readonly state: 'WAITING'; readonly nextTryAt: Date }

/** Records the outcome of a try; does nothing when the picture is no longer needed. */
export async function finishPicture(
  queries: Queries,
  { importId, url }: ClaimedPicture,
  outcome: PictureOutcome,
): Promise<void> {
  await queries
    .updateTable('import_pictures')
    .set({
      state: outcome.state,
      ...(outcome.state === 'FETCHED' && { saved_url: outcome.savedUrl, reason: null }),
      ...(outcome.state === 'FAILED' && { reason: JSON.stringify(outcome.reason) }),
      ...(outcome.state === 'WAITING' && { next_try_at: outcome.nextTryAt }),
    })
    .where('import_id', '=', importId)
    .where('url', '=', url)
    .where('state', '=', 'WAITING')
    .execute()
}

/** Pictures of one import that are fetched and not yet in their entries. */
export async function findFetchedPictures(
  queries: Queries,
  limit: number,
): Promise<{ importId: string; pictures: (RemotePicture & { savedUrl: string })[] } | null> {
  const { rows } = await sql<{ importId: string; url: string; entries: PictureUse[]; savedUrl: string }>`
    select import_id as "importId", url, entries, saved_url as "savedUrl" from import_pictures
    where state = 'FETCHED'
      and import_id = (select import_id from import_pictures where state = 'FETCHED' order by import_id limit 1)
    order by url limit ${limit}`.execute(queries)
  const [first] = rows
  return first === undefined ? null : { importId: first.importId, pictures: rows }
}

/** Marks pictures as being in their entries. */
export async function endPictures(
  queries: Queries,
  importId: string,
  urls: readonly string[],
): Promise<void> {
  await queries
    .updateTable('import_pictures')
    .set({ state: 'DONE' })
    .where('import_id', '=', importId)
    .where('url', 'in', urls)
    .execute()
}

/** Finds the saved copies of pictures that an earlier import fetched, by the address they were fetched from. */
export async function findKnownPictures(
  queries: Queries,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (let start = 0; start < urls.length; start += 1_000) {
    const { rows } = await sql<{ url: string; saved: string }>`
      select url, min(saved_url) as saved from import_pictures
      where state = 'DONE' and url = any(${urls.slice(start, start + 1_000)}) group by url`.execute(queries)
    for (const { url, saved } of rows) known.set(url, saved)
  }
  return known
}

/** Counts the pictures of imports by state, by import; those without pictures are left out. */
export async function countImportPictures(
  queries: Queries,
  importIds: readonly string[],
): Promise<Map<string, PictureCounts>> {
  const { rows } = await sql<PictureCounts & { importId: string }>`
    select import_id as "importId", count(*) filter (where state = 'WAITING')::int as waiting,
      count(*) filter (where state in ('FETCHED', 'DONE'))::int as fetched,
      count(*) filter (where state = 'FAILED')::int as failed
    from import_pictures where import_id = any(${[...importIds]}::uuid[]) group by import_id`.execute(queries)
  return new Map(rows.map(({ importId, ...counts }) => [importId, counts]))
}

/** The first pictures of an import that could not be fetched. */
export async function findFailedPictures(
  queries: Queries,
  importId: string,
  limit: number,
): Promise<ImportPictures['failures']> {
  const rows = await queries
    .selectFrom('import_pictures')
    .select(['url', 'reason'])
    .where('import_id', '=', importId)
    .where('state', '=', 'FAILED')
    .orderBy('url')
    .limit(limit)
    .execute()
  return rows.map(({ url, reason }) => ({ url, reason: readReason(reason ?? '') }))
}

/** A reason as it is stored; a sentence where it is older than the codes of reasons. */
function readReason(stored: string): ImportPictures['failures'][number]['reason'] {
  return stored.startsWith('{') ? reasonOnWire.parse(JSON.parse(stored)) : { code: 'told', text: stored }
}

/** Has failed pictures of an import fetched again; the number of them. */
export async function retryPictures(
  queries: Queries,
  importId: string,
  { url, at }: { readonly url: string | null; readonly at: Date },
): Promise<number> {
  const { numUpdatedRows } = await queries
    .updateTable('import_pictures')
    .set({ state: 'WAITING', next_try_at: at, tries: 0, reason: null })
    .where('import_id', '=', importId)
    .where('state', '=', 'FAILED')
    .$if(url !== null, (query) => query.where('url', '=', url ?? ''))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Leaves pictures of an import where they are: those that wait or failed, one or all; the number of them. */
export async function dropPictures(queries: Queries, importId: string, url: string | null): Promise<number> {
  const { numDeletedRows } = await queries
    .deleteFrom('import_pictures')
    .where('import_id', '=', importId)
    .where('state', 'in', ['WAITING', 'FAILED'])
    .$if(url !== null, (query) => query.where('url', '=', url ?? ''))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Forgets all pictures of an import that is undone. */
export async function deleteImportPictures(queries: Queries, importId: string): Promise<void> {
  await queries.deleteFrom('import_pictures').where('import_id', '=', importId).execute()
}
