import { hasFilters, type Facets, type ProductPage } from '#domain/catalogue/lists/product-card.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productListMessages } from '#messages/catalogue/product-list.ts'
import { productMessages } from '#messages/catalogue/products.ts'
import { SelectedFilters } from './filters/selected-filters.tsx'
import { FilterButton } from './filters/filter-button.tsx'
import type { ListQuery } from './parse-list-query.ts'
import { NoMatches } from './no-matches.tsx'
import { Pagination } from './pagination.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ProductCardsSkeleton } from './product-list-skeleton.tsx'
import type { Sorting } from './sort-options.ts'
import { SortSelect } from './sort-select.tsx'

interface ProductListProps {
  list: ProductPage
  facets: Facets
  query: ListQuery
  sorting: Sorting
  /** Another page, sort order or filter of this list is loading. */
  loading: boolean
  /** Navigation state for the links of the list to pass on. */
  state?: unknown
}

/** The products of a subcategory, with filters, count, sort order and pages (LIST-01 to LIST-08). */
export function ProductList({ list, facets, query: { filters }, sorting, loading, state }: ProductListProps) {
  const t = productListMessages
  const { browseOthers } = productMessages
  if (list.total === 0 && !hasFilters(filters)) {
    return (
      <EmptyState
        level={3}
        title={t.noProducts}
        text={t.noProductsText}
        action={<LinkButton to="/category">{browseOthers}</LinkButton>}
      />
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <FilterButton facets={facets} filters={filters} state={state} />
        <output className="text-sm text-quiet tabular-nums max-wide:order-last max-wide:w-full">
          {t.count(list.total)}
        </output>
        <SortSelect sorting={sorting} state={state} />
      </div>
      <SelectedFilters filters={filters} state={state} />
      {loading ? (
        <ProductCardsSkeleton />
      ) : list.total === 0 ? (
        <NoMatches state={state} />
      ) : (
        <>
          <ProductGrid key={list.cards[0]?.id} cards={list.cards} rows eagerCount={4} />
          <Pagination page={list.page} pageSize={list.pageSize} total={list.total} state={state} />
        </>
      )}
    </>
  )
}
