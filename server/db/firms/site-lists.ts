import { sql } from 'kysely'
import type { ListedSiteList, SiteList, SiteListLine } from '#domain/site-lists/site-list.ts'
import type { Queries } from '../database.ts'

type Key = { readonly firmId: string; readonly id: string }

/** The lists of a firm's sites, by site and name. */
export async function findSiteLists(queries: Queries, firmId: string): Promise<ListedSiteList[]> {
  const rows = await headings(queries)
    .select(sql<number>`jsonb_array_length(lines)`.as('items'))
    .where('site_lists.firm_id', '=', firmId)
    .orderBy('firm_sites.is_closed')
    .orderBy(sql`lower(firm_sites.name)`)
    .orderBy('site_id')
    .orderBy(sql`lower(site_lists.name)`)
    .orderBy('site_lists.id')
    .execute()
  return rows.map(({ items, ...row }) => ({ ...headingOf(row), items }))
}

/** A list of a firm; null where it is none of its. */
export async function findSiteList(queries: Queries, { firmId, id }: Key): Promise<SiteList | null> {
  const row = await headings(queries)
    .select(['lines', 'revision'])
    .where('site_lists.firm_id', '=', firmId)
    .where('site_lists.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const { lines, revision, ...heading } = row
  return { ...headingOf(heading), lines: lines as SiteListLine[], revision }
}

type WrittenList = Pick<SiteList, 'id' | 'name' | 'lines'> & { readonly firmId: string; readonly at: Date }

/** Saves a new list; false when its id is taken. */
export async function insertSiteList(
  queries: Queries,
  { id, firmId, siteId, name, lines, at }: WrittenList & Pick<SiteList, 'siteId'>,
): Promise<boolean> {
  const added = await queries
    .insertInto('site_lists')
    .values({
      id,
      firm_id: firmId,
      site_id: siteId,
      name,
      lines: JSON.stringify(lines),
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Writes what a list is now. */
export async function updateSiteList(
  queries: Queries,
  { id, firmId, name, lines, at }: WrittenList,
): Promise<void> {
  await queries
    .updateTable('site_lists')
    .set((is) => ({
      name,
      lines: JSON.stringify(lines),
      revision: is('revision', '+', 1),
      updated_at: at,
    }))
    .where('firm_id', '=', firmId)
    .where('id', '=', id)
    .execute()
}

export async function deleteSiteList(queries: Queries, { firmId, id }: Key): Promise<void> {
  await queries.deleteFrom('site_lists').where('firm_id', '=', firmId).where('id', '=', id).execute()
}

const headings = (queries: Queries) =>
  queries
    .selectFrom('site_lists')
    .innerJoin('firm_sites', 'firm_sites.id', 'site_lists.site_id')
    .select([
      'site_lists.id',
      'site_id',
      'firm_sites.name as site_name',
      'firm_sites.is_closed',
      'site_lists.name',
      'site_lists.updated_at',
    ])

type Heading = Awaited<ReturnType<ReturnType<typeof headings>['executeTakeFirstOrThrow']>>

function headingOf(row: Heading): Omit<ListedSiteList, 'items'> {
  return {
    id: row.id,
    siteId: row.site_id,
    siteName: row.site_name,
    isSiteClosed: row.is_closed,
    name: row.name,
    updatedAt: row.updated_at.toISOString(),
  }
}
