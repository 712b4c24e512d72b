import type { DeskSearchWire } from '#domain/staff/desk-search-wire.ts'
import type { HitKind } from '#domain/staff/desk-search.ts'

/** Something to open from the search. */
export interface Found {
  readonly to: string
  readonly title: string
  readonly detail: string
  readonly state: string | null
  readonly at: string | null
}

/** Results of one kind, or among the pages of the desk. */
export interface FoundGroup {
  readonly kind: HitKind | 'pages'
  readonly hasMore: boolean
  readonly items: Found[]
}

/** Page of a result, by its id. */
const pageOf: Readonly<Record<HitKind, (id: string) => string>> = {
  orders: (id) => `orders/${id}`,
  customers: (id) => `customers/${id}`,
  products: (id) => `catalogue/products/${id}`,
  subcategories: (id) => `catalogue/subcategories/${id}`,
  categories: (id) => `catalogue/categories/${id}`,
  documents: (id) => `orders/${id}`,
  quotations: (id) => `quotations#${id}`,
  trips: (id) => `trips#${id}`,
  staff: (id) => `staff#${id}`,
}

/** Groups the results of the search, each with its link. */
export function foundGroups({ groups }: DeskSearchWire): FoundGroup[] {
  return groups
    .filter(({ hits }) => hits.length > 0)
    .map(({ kind, hits, hasMore }) => ({
      kind,
      hasMore,
      items: hits.map(({ id, ...hit }) => ({ ...hit, to: `/desk/${pageOf[kind](encodeURIComponent(id))}` })),
    }))
}
