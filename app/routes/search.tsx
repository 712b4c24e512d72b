import { data, redirect } from 'react-router'
import { readPriceWords } from '#search/queries/read-price-words.ts'
import { hasFilters } from '#domain/catalogue/lists/product-card.ts'
import type { StoreSettings } from '#domain/store/settings.ts'
import { parseListQuery, withPriceRange } from '#app/features/product-list/parse-list-query.ts'
import { FilterButton } from '#app/features/product-list/filters/filter-button.tsx'
import { FilterColumn } from '#app/features/product-list/filters/lazy-filter-column.ts'
import { LeftColumn } from '#app/features/product-list/left-column.tsx'
import { NoMatches } from '#app/features/product-list/no-matches.tsx'
import { SelectedFilters } from '#app/features/product-list/filters/selected-filters.tsx'
import { Pagination } from '#app/features/product-list/pagination.tsx'
import { ProductGrid } from '#app/features/product-list/product-grid.tsx'
import { ProductCardsSkeleton } from '#app/features/product-list/product-list-skeleton.tsx'
import { sortOptions } from '#app/features/product-list/sort-options.ts'
import { SortSelect } from '#app/features/product-list/sort-select.tsx'
import { useProductListLoading } from '#app/features/product-list/use-product-list-loading.ts'
import { NoResults } from '#app/features/search/no-results.tsx'
import { SearchHeading } from '#app/features/search/search-heading.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { servicesContext } from '#app/context.ts'
import { pageDescriptionMessages } from '#messages/catalogue/page-descriptions.ts'
import { productListMessages } from '#messages/catalogue/product-list.ts'
import { searchMessages } from '#messages/catalogue/search.ts'
import type { Route } from './+types/search'
import { useContact } from './widgets/use-contact.ts'

/** Longer queries are cut to this length. */
const MAX_QUERY_LENGTH = 200

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY_LENGTH)
  const priceWords = readPriceWords(query)
  if (priceWords !== null) throw redirect(`/search${withPriceRange(url.searchParams, priceWords)}`)
  const { page, sort, filters } = parseListQuery(url.searchParams)
  const request = { q: query, page, sort, filters }
  const { catalogue, store } = context.get(servicesContext)
  const [found, settings, labelled] = await Promise.all([
    catalogue.searchProducts(request),
    store.getSettings(),
    catalogue.labelFilters(filters),
  ])
  const sorting = sortOptions(found, { sort, facets: found.facets, featured: searchMessages.bestMatch })
  const loaded = { query, sorting, filters: labelled, found, meta: searchMeta(settings, query) }
  // a search with the product kinds will find more than this one without them
  return found.isProvisional ? data(loaded, { headers: { 'cache-control': 'no-store' } }) : data(loaded)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

function searchMeta(settings: StoreSettings, query: string) {
  const t = searchMessages
  const description = pageDescriptionMessages.search(query, settings.name)
  return pageMeta({
    settings,
    title: query === '' ? t.emptyTitle : t.title(query),
    description: query === '' ? t.hint : description,
    path: '/search',
    hidden: true,
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta
}

export default function SearchPage({ loaderData: { query, sorting, filters, found } }: Route.ComponentProps) {
  const t = productListMessages
  const { products } = searchMessages
  const loading = useProductListLoading()
  const { chat } = useContact()
  if (found.total === 0 && !hasFilters(filters))
    return <NoResults query={query} chat={chat} isNotSold={found.isNotSold} nearest={found.nearest} />
  return (
    <div className="page grid grid-cols-1 gap-4 pt-4 wide:grid-cols-[200px_minmax(0,1fr)] wide:items-start wide:gap-y-5 wide:pt-6">
      <LeftColumn>
        <SearchHeading
          query={query}
          corrected={found.corrected}
          isPartial={found.match === 'some'}
          missingSizes={found.missingSizes}
          missingBrands={found.missingBrands}
        />
        <FilterColumn facets={found.facets} filters={filters} />
      </LeftColumn>
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <FilterButton facets={found.facets} filters={filters} />
          <output className="text-sm text-quiet tabular-nums max-wide:order-last max-wide:w-full">
            {t.count(found.total)}
          </output>
          <SortSelect sorting={sorting} />
        </div>
        <SelectedFilters filters={filters} />
        {loading ? (
          <ProductCardsSkeleton />
        ) : found.total === 0 ? (
          <NoMatches />
        ) : (
          <section aria-labelledby="products">
            <h2 id="products" className="sr-only">
              {products}
            </h2>
            <ProductGrid cards={found.cards} rows="phone" eagerCount={4} />
            <Pagination page={found.page} pageSize={found.pageSize} total={found.total} />
          </section>
        )}
      </div>
    </div>
  )
}
