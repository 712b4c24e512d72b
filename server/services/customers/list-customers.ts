import type { CustomerRow } from '#domain/customers/customer.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { listCustomers as findRows, type CustomerListFilter } from '../../db/customers/list-customers.ts'

/** A page of the desk's list of customers, and whether another one follows. */
export type CustomerPage = { readonly customers: readonly CustomerRow[]; readonly hasMore: boolean }

/** Everybody who has an account, the latest registered first; of staff those who ordered or are searched for (DESK-06). Throws `not-permitted`. */
export async function listCustomers(
  { database }: { readonly database: Database },
  actor: StaffActor,
  filter: CustomerListFilter,
): Promise<CustomerPage> {
  requirePermission(actor, 'customers:read')
  const rows = await findRows(database.queries, { ...filter, limit: filter.limit + 1 })
  return { customers: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit }
}
