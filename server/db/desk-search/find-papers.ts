import { sql } from 'kysely'
import type { CustomerSearch } from '#domain/customers/customer-search.ts'
import type { DeskHit } from '#domain/staff/desk-search.ts'
import { customersFoundBy } from '../customers/list-customers.ts'
import type { Queries } from '../database.ts'
import { containing } from '../like-pattern.ts'
import type { DeskQuery } from './patterns.ts'

/** Invoices and credit notes by a part of their number, the newest first. */
export async function findTaxDocuments(queries: Queries, { text, limit }: DeskQuery): Promise<DeskHit[]> {
  const { rows } = await sql<Omit<DeskHit, 'at'> & { at: Date }>`
    select orders.order_id as id, number as title, order_number as detail, kind as state, issued_at as at
    from tax_documents join orders on orders.order_id = tax_documents.order_id
    where number ilike ${containing(text)} order by issued_at desc, number desc limit ${limit}`.execute(
    queries,
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Quotations by a part of their number, or by whom they are for; the newest first. */
export async function findQuotations(
  queries: Queries,
  { text, limit }: DeskQuery,
  customers: CustomerSearch | null,
): Promise<DeskHit[]> {
  const isTheirs = customers === null ? sql`false` : sql`user_id in (${customersFoundBy(customers)})`
  const { rows } = await sql<Omit<DeskHit, 'at'> & { at: Date }>`
    select id, number as title, coalesce(name, phone, former_phone, '') as detail, state, created_at as at
    from quotations join partners on uid = user_id
    where number ilike ${containing(text)} or ${isTheirs} order by created_at desc limit ${limit}`.execute(
    queries,
  )
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Trips that have not ended, and those of a day, by vehicle or driver. */
export async function findTrips(
  queries: Queries,
  { text, limit }: DeskQuery,
  day: string,
): Promise<DeskHit[]> {
  const part = containing(text)
  const { rows } = await sql<DeskHit>`
    select id, vehicle as title, coalesce(driver_name, '') as detail, status as state, to_char(day, 'YYYY-MM-DD') as at
    from trips where (status <> 'CLOSED' or day = ${day}::date) and (vehicle ilike ${part} or driver_name ilike ${part})
    order by trips.day desc, id limit ${limit}`.execute(queries)
  return rows
}

/** Finds staff by name or phone number. */
export async function findStaff(queries: Queries, { text, limit }: DeskQuery): Promise<DeskHit[]> {
  const digits = text.replaceAll(/\D/g, '').slice(-10)
  const hasPhone = digits === '' ? sql`false` : sql`coalesce(phone, former_phone) like ${containing(digits)}`
  const { rows } = await sql<DeskHit>`
    select staff.uid as id, staff.name as title, coalesce(phone, former_phone, '') as detail, role as state, null as at
    from staff join partners on partners.uid = staff.uid
    where staff.name ilike ${containing(text)} or ${hasPhone} order by staff.name limit ${limit}`.execute(
    queries,
  )
  return rows
}
