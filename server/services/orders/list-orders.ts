import { noFilters } from '#domain/catalogue/lists/product-card.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { ORDERS_PER_PAGE, type Order, type OrderStatus } from '#domain/orders/order.ts'
import { isForeignSearch, ownSearchWords } from '#domain/orders/own-order-search.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { startOfIstDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findOwnOrderIds, type OwnOrderWords } from '../../db/orders/own-orders.ts'
import { findContacts } from '../../db/trips/shipments.ts'
import type { SearchIndex } from '../catalogue/steps/search-index.ts'
import { seeFirm } from '../firms/steps/see-firm.ts'

type Dependencies = { readonly database: Database; readonly searchIndex: SearchIndex }

/** Orders that a customer asks for. */
export type OwnOrdersRequest = {
  /** Only those for a firm; of everybody in it for whoever may see them. */
  readonly firm?: string | undefined
  readonly site?: string | undefined
  /** Words of its site, address, products, numbers or reference. */
  readonly q?: string | undefined
  /** Days of India, both included. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly after?: string | undefined
}

/** A page of orders; `orderedBy` names who placed one, where that was somebody else. */
export type OwnOrders = {
  readonly orders: readonly (Order & { readonly orderedBy?: string })[]
  /** The id that the next page begins after; null on the last page. */
  readonly next: string | null
}

/**
 * One page of a customer's own orders, or those of a firm by their role, newest first, without those still waiting for their payment
 * (ORD-01, ORD-07, FIRM-02). Throws `not-found` for a firm that they are not in, and for words in another
 * script what the index throws while it cannot answer: that nothing was found would be untrue.
 */
export async function listOrders(
  { database: { queries }, searchIndex }: Dependencies,
  actor: Partner,
  { firm, site, q, from, to, after }: OwnOrdersRequest = {},
): Promise<OwnOrders> {
  const seesAll = firm !== undefined && (await seeFirm(queries, actor, firm)).may('orders:see-all')
  const ids = await findOwnOrderIds(queries, {
    customer: seesAll ? undefined : actor.uid,
    firmId: firm,
    siteId: site,
    from: from === undefined ? undefined : startOfIstDay(from),
    before: to === undefined ? undefined : new Date(startOfIstDay(to).getTime() + DAY_MS),
    search: await readWords(searchIndex, q),
    after,
    limit: ORDERS_PER_PAGE + 1,
  })
  const shown = await findOrders(queries, { orderIds: ids.slice(0, ORDERS_PER_PAGE) })
  const others = shown.filter(({ userId }) => userId !== actor.uid).map(({ userId }) => userId)
  const contacts = await findContacts(queries, [...new Set(others)])
  const orders = shown.map((order) => {
    const contact = contacts.get(order.userId)
    return contact === undefined ? order : { ...order, orderedBy: contact.name ?? contact.phone }
  })
  return { orders, next: ids.length > ORDERS_PER_PAGE ? (orders.at(-1)?.orderId ?? null) : null }
}

/** The words of a search, with the products that words in another script mean. */
async function readWords(searchIndex: SearchIndex, q = ''): Promise<OwnOrderWords | undefined> {
  const words = ownSearchWords(q)
  if (words === null) return undefined
  return { words, productIds: isForeignSearch(q) ? await findMeant(searchIndex, q) : [] }
}

/** The most products that the words of a search for orders mean: as many as the search understands. */
const MOST_MEANT = 3_000

/** The products that a text means. */
async function findMeant(searchIndex: SearchIndex, q: string): Promise<readonly string[]> {
  const size = MOST_MEANT
  const wanted = { q, page: 1, size, sort: 'featured', filters: noFilters, language: 'en' } as const
  const { answer } = await searchIndex.ask('search', wanted)
  return 'ids' in answer ? answer.ids : []
}

/** The newest orders of all customers, optionally of one status; for staff. */
export async function listLatestOrders(
  { database }: Pick<Dependencies, 'database'>,
  { status, most }: { readonly status: OrderStatus | null; readonly most: number },
): Promise<Order[]> {
  return findOrders(database.queries, { limit: most, ...(status !== null && { status }) })
}
