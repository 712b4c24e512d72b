import { sql, type RawBuilder } from 'kysely'
import type { FirmRow } from '#domain/firms/firm.ts'
import type { CustomerSearch } from '#domain/customers/customer-search.ts'
import type { FirmSearch } from '#domain/firms/firm-search.ts'
import type { Gstin } from '#domain/identity/gstin.ts'
import type { Queries } from '../database.ts'

/** Filter of the firms that the desk lists. */
export type FirmListFilter = {
  readonly search?: FirmSearch
  /** The last firm of the page before. */
  readonly after?: { readonly createdAt: Date; readonly id: string }
  readonly limit: number
}

/** The firms that a search finds; a GSTIN or a phone number by its beginning or as a whole. */
export function firmsFoundBy(search: FirmSearch | CustomerSearch): RawBuilder<unknown> {
  switch (search.kind) {
    case 'gstin':
      return sql`gstin like ${`${'start' in search ? search.start : search.gstin}%`}`
    case 'phone':
      return sql`id in (select firm_id from firm_people join partners on partners.uid = firm_people.partner_uid
        where partners.phone = ${`+91${search.digits}`})`
    case 'words':
      return sql`to_tsvector('simple', legal_name) @@
        to_tsquery('simple', ${search.words.map((word) => `${word}:*`).join(' & ')})`
  }
}

type Row = {
  id: string
  gstin: string
  legal_name: string
  address: { city: string; state: string }
  created_at: Date
  people: number
  owner: { name: string | null; phone: string } | null
}

/** The desk's list of firms, the latest created first, a page at a time. */
export async function listFirms(
  queries: Queries,
  { search, after, limit }: FirmListFilter,
): Promise<FirmRow[]> {
  const narrowed = [
    sql`true`,
    search === undefined ? null : firmsFoundBy(search),
    after === undefined
      ? null
      : sql`(created_at, id) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
  ].filter((one) => one !== null)
  const { rows } = await sql<Row>`
    with page as (
      select * from firms where ${sql.join(narrowed, sql` and `)} order by created_at desc, id desc limit ${limit}
    )
    select page.*,
      (select count(*)::int from firm_people where firm_id = page.id) as people,
      (select jsonb_build_object('name', name, 'phone', coalesce(phone, former_phone, '')) from firm_people
        join partners on partners.uid = firm_people.partner_uid
        where firm_id = page.id and role = 'owner' order by joined_at, partners.uid limit 1) as owner
    from page order by created_at desc, id desc`.execute(queries)
  return rows.map((row) => ({
    id: row.id,
    gstin: row.gstin as Gstin,
    legalName: row.legal_name,
    city: row.address.city,
    state: row.address.state,
    createdAt: row.created_at,
    people: row.people,
    owner: row.owner,
  }))
}
