import type { ReactNode } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Facets, ProductPage } from '#domain/catalogue/lists/product-card.ts'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { subcategoriesOf, type Crumb } from '#domain/catalogue/category-tree.ts'
import { canGoBackInApp } from '#app/browser/history.ts'
import type { ListState } from '#app/state-kit/list-slice.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { SearchLink } from '#app/navigation/search-link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { subcategoryMessages } from '#messages/catalogue/subcategories.ts'
import { ListError } from '#app/navigation/list-error.tsx'
import { FilterColumn } from './filters/lazy-filter-column.ts'
import { LeftColumn } from './left-column.tsx'
import type { ListQuery } from './parse-list-query.ts'
import { parseSubpageState, type SubpageState } from '#app/navigation/navigation-state.ts'
import { withQuery } from '#app/navigation/links.ts'
import type { Sorting } from './sort-options.ts'
import { ProductListSkeleton } from './product-list-skeleton.tsx'
import { ProductList } from './product-list.tsx'
import { SubcategoryNav } from './subcategory-nav.tsx'
import { useProductListLoading } from './use-product-list-loading.ts'

interface SubcategoryViewProps {
  mainCategories: readonly MainCategory[]
  subcategories: ListState<Subcategory>
  /** Page, sort order and filters of the list. */
  query: ListQuery
  sorting: Sorting
  list: ProductPage | null
  facets: Facets | null
  /** Department, category and subcategory. */
  trail: readonly Crumb[]
  /** Shown above the products. */
  help: ReactNode
}

/** A main category: its subcategories as sidebar or tabs, and the selected one's products (SUB-01 to SUB-04). */
export function SubcategoryView({
  mainCategories,
  subcategories,
  query: listQuery,
  sorting,
  list,
  facets,
  trail,
  help,
}: SubcategoryViewProps) {
  const t = subcategoryMessages
  const [query] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const loading = useProductListLoading()
  const isOther = loading === 'subcategory'
  const navigationState = parseSubpageState(useHydrated() ? state : null)

  const redirectTo = missingFromUrl(navigationState, query, mainCategories)
  if (redirectTo !== null) return <Navigate replace to={redirectTo} state={state} />

  const mainCategoryId = query.get('mainCat') ?? ''

  const entries = subcategoriesOf(mainCategoryId, subcategories.categories)
  const selected = entries.find(({ id }) => id === query.get('sub')) ?? entries[0]
  const title = navigationState.header ?? titleOf(query, mainCategories) ?? t.subcategories

  return (
    <>
      <PageHeader
        title={title}
        mobileOnly
        after={<SearchLink />}
        onBack={() => void (canGoBackInApp() ? navigate(-1) : navigate('/category'))}
      />
      <div className="wide:page wide:pt-6">
        <div className="grid gap-1 pb-5 max-wide:hidden">
          <Breadcrumbs trail={trail} />
          <h1 className="clamp-2 text-2xl">{title}</h1>
        </div>
        {subcategories.status === 'failed' ? (
          <ListError text={t.subFailed} />
        ) : selected === undefined || list === null || facets === null ? (
          <NoSubcategories />
        ) : (
          <div className="wide:flex wide:gap-4">
            <LeftColumn>
              <SubcategoryNav
                mainCategoryId={mainCategoryId}
                header={query.get('header')}
                subcategories={entries}
                selectedId={selected.id}
                state={state}
              />
              {!isOther && <FilterColumn {...{ facets, state }} filters={listQuery.filters} />}
            </LeftColumn>
            <section aria-label={selected.name} className="min-w-0 flex-1 max-wide:p-3">
              <h2 className="sr-only">{selected.name}</h2>
              {isOther ? <ProductListSkeleton /> : help}
              {!isOther && (
                <ProductList
                  {...{ list, facets, sorting, state }}
                  query={listQuery}
                  loading={loading !== null}
                />
              )}
            </section>
          </div>
        )}
      </div>
    </>
  )
}

function titleOf(query: URLSearchParams, main: readonly MainCategory[]): string | undefined {
  return query.get('header') ?? main.find(({ id }) => id === query.get('mainCat'))?.name
}

function NoSubcategories() {
  const t = subcategoryMessages
  return (
    <EmptyState
      title={t.noSubcategories}
      text={t.noSubcategoriesText}
      action={<LinkButton to="/">{t.exploreMore}</LinkButton>}
    />
  )
}

/** The URL that carries what only the navigation state holds so far; null when the URL is complete (GEN-08). */
function missingFromUrl(
  { mainCat, header }: SubpageState,
  query: URLSearchParams,
  main: readonly MainCategory[],
): string | null {
  const categoryId = mainCat ?? query.get('mainCat') ?? ''
  const categoryDiffers = categoryId !== (query.get('mainCat') ?? '')
  const next = categoryDiffers ? new URLSearchParams({ mainCat: categoryId }) : query
  const urlHeader = next.get('header') ?? main.find(({ id }) => id === categoryId)?.name
  const headerDiffers = header !== undefined && header !== urlHeader
  return categoryDiffers || headerDiffers ? withQuery(next, headerDiffers ? { header } : {}) : null
}
