import { parseCustomerSearch } from '#domain/customers/customer-search.ts'
import { parseOrderSearch } from '#domain/orders/desk/order-search.ts'
import {
  hitKinds,
  parseDeskSearch,
  type DeskHit,
  type HitGroup,
  type HitKind,
} from '#domain/staff/desk-search.ts'
import { mayDo } from '#domain/staff/permissions.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { listCustomers } from '../../db/customers/list-customers.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findCategories, findProducts } from '../../db/desk-search/find-catalogue-entries.ts'
import { findQuotations, findStaff, findTaxDocuments, findTrips } from '../../db/desk-search/find-papers.ts'
import type { DeskQuery } from '../../db/desk-search/patterns.ts'
import { listDeskOrders } from '../../db/orders/desk-orders.ts'
import { withinTime } from '../../db/time-limit.ts'

/** Number of hits of a kind that are shown. */
const MOST = 5
/** Time that the database may look for one kind. */
const KIND_MS = 800

type Find = (queries: Queries, query: DeskQuery, at: Date) => Promise<readonly DeskHit[]>

/** Finder of each kind; a list of the desk and this search find the same orders and customers. */
const finders: Readonly<Record<HitKind, Find>> = {
  orders: async (queries, { text, limit }) => {
    const search = parseOrderSearch(text)
    if (search === null) return []
    const rows = await listDeskOrders(queries, { search, limit })
    return rows.map(({ orderId, orderNumber, orderStatus, receiver, customer, city, createdAt }) => ({
      id: orderId,
      title: orderNumber,
      detail: [receiver || customer.name || customer.phone, city].filter(Boolean).join(' · '),
      state: orderStatus,
      at: createdAt,
    }))
  },
  customers: async (queries, { text, limit }) => {
    const search = parseCustomerSearch(text)
    if (search === null) return []
    const rows = await listCustomers(queries, { filter: 'all', search, limit })
    return rows.map(({ uid, name, receiver, phone, city }) => ({
      id: uid,
      title: name ?? receiver ?? phone,
      detail: [phone, city].filter(Boolean).join(' · '),
      state: null,
      at: null,
    }))
  },
  products: findProducts,
  subcategories: (queries, query) => findCategories(queries, 'subcategories', query),
  categories: (queries, query) => findCategories(queries, 'main_categories', query),
  documents: findTaxDocuments,
  quotations: (queries, query) => findQuotations(queries, query, parseCustomerSearch(query.text)),
  trips: (queries, query, at) => findTrips(queries, query, istDay(at)),
  staff: findStaff,
}

/**
 * Searches the desk for a name or number; a few hits of each kind (DESK-11), and only of kinds that the role may see. A kind
 * that takes the database too long is reported as slow, and does not delay the others. Throws `not-permitted`.
 */
export async function searchDesk(
  { database: { queries }, now }: { readonly database: Database; readonly now: () => Date },
  actor: StaffActor,
  typed: string,
): Promise<readonly HitGroup[]> {
  requirePermission(actor, 'desk:search')
  const search = parseDeskSearch(typed)
  if (search === null) return []
  const query = { ...search, limit: MOST + 1 }
  const groups: HitGroup[] = []
  // one after the other: a search holds one connection, whatever it finds
  for (const kind of Object.keys(hitKinds) as HitKind[]) {
    if (!mayDo(actor.role, hitKinds[kind])) continue
    const found = await withinTime(queries, KIND_MS, (within) => finders[kind](within, query, now()))
    if (found?.length === 0) continue
    groups.push({
      kind,
      hits: found?.slice(0, MOST) ?? [],
      hasMore: (found?.length ?? 0) > MOST,
      isSlow: found === null,
    })
  }
  return groups
}
