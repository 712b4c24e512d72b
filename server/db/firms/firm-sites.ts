import { sql } from 'kysely'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { FirmSite } from '#domain/firms/site.ts'
import type { Queries } from '../database.ts'

type SiteRow = { id: string; name: string; address: unknown; is_closed: boolean }

const columns = ['id', 'name', 'address', 'is_closed'] as const

function siteFromRow({ id, name, address, is_closed: isClosed }: SiteRow): FirmSite {
  return { id, name, address: address as AddressFields, isClosed }
}

/** The sites of a firm by name, those that are open first. */
export async function findSites(queries: Queries, firmId: string): Promise<FirmSite[]> {
  const rows = await queries
    .selectFrom('firm_sites')
    .select(columns)
    .where('firm_id', '=', firmId)
    .orderBy('is_closed')
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return rows.map(siteFromRow)
}

/** A site of a firm; null where it is none of its. */
export async function findSite(
  queries: Queries,
  { firmId, id }: { readonly firmId: string; readonly id: string },
): Promise<FirmSite | null> {
  const row = await queries
    .selectFrom('firm_sites')
    .select(columns)
    .where('firm_id', '=', firmId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : siteFromRow(row)
}

type WrittenSite = Omit<FirmSite, 'isClosed'> & { readonly firmId: string; readonly at: Date }

/** Saves a new site; false when its id is taken. */
export async function insertSite(
  queries: Queries,
  { id, firmId, name, address, at }: WrittenSite,
): Promise<boolean> {
  const added = await queries
    .insertInto('firm_sites')
    .values({
      id,
      firm_id: firmId,
      name,
      address: JSON.stringify(address),
      is_closed: false,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Writes what a site is now. */
export async function updateSite(
  queries: Queries,
  { id, firmId, name, address, isClosed, at }: WrittenSite & Pick<FirmSite, 'isClosed'>,
): Promise<void> {
  await queries
    .updateTable('firm_sites')
    .set({ name, address: JSON.stringify(address), is_closed: isClosed, updated_at: at })
    .where('firm_id', '=', firmId)
    .where('id', '=', id)
    .execute()
}
