import { sql } from 'kysely'
import type { AddressFields } from '#domain/addresses/address.ts'
import type { FirmSite, SiteSpending } from '#domain/firms/site.ts'
import { toPaise } from '#domain/money/paise.ts'
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

/** Orders for a firm in a time, by the sites as they are called now; of one person with `customer`. */
export async function sumBySite(
  queries: Queries,
  {
    firmId,
    customer,
    from,
    before,
  }: {
    readonly firmId: string
    readonly customer: string | null
    readonly from: Date
    readonly before: Date
  },
): Promise<SiteSpending[]> {
  const { rows } = await sql<{ siteId: string | null; name: string | null; orders: number; amount: string }>`
    select site_id as "siteId", (select name from firm_sites where id = site_id) as name, count(*)::int as orders,
      sum(grand_total) as amount
    from orders
    where firm_id = ${firmId} and created_at >= ${from.toISOString()}::timestamptz
      and created_at < ${before.toISOString()}::timestamptz and order_status not in ('INITIATED', 'CANCELLED')
      and (${customer}::text is null or user_id = ${customer})
    group by site_id order by sum(grand_total) desc, site_id`.execute(queries)
  return rows.map(({ amount, ...row }) => ({ ...row, amount: toPaise(Number(amount)) }))
}
