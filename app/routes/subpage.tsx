import { useSelector } from 'react-redux'
import { data, redirect } from 'react-router'
import { hasFilters, type ProductPage } from '#domain/catalogue/lists/product-card.ts'
import { subcategoriesOf, type Crumb } from '#domain/catalogue/category-tree.ts'
import { withTimeout } from '#app/api/transport/with-timeout.ts'
import { CalculatorLinks } from '#app/features/calculators/calculator-links.tsx'
import { calculatorLinks } from '#app/features/calculators/label-links.ts'
import { itemList } from '#app/features/product-list/item-list.ts'
import { sortOptions } from '#app/features/product-list/sort-options.ts'
import { parseListQuery, type ListQuery } from '#app/features/product-list/parse-list-query.ts'
import { selectMainCategories } from '#app/features/categories/main-category-slice.ts'
import { selectSubcategories } from '#app/features/categories/subcategory-slice.ts'
import { readTrail } from '#app/features/categories/trail.ts'
import { subpagePath } from '#domain/catalogue/category-address.ts'
import { SubcategoryView } from '#app/features/product-list/subcategory-view.tsx'
import { breadcrumbList } from '#app/features/store/breadcrumb-list.ts'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { servicesContext, type Services } from '#app/context.ts'
import { shownSettings } from '#app/features/store/default-promise.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import type { StoreSettings } from '#domain/store/settings.ts'
import { loadLists, storeContext } from '#app/state/store-context.ts'
import type { RootState } from '#app/state/store.ts'
import { pageDescriptionMessages } from '#messages/catalogue/page-descriptions.ts'
import { subcategoryMessages } from '#messages/catalogue/subcategories.ts'
import type { Route } from './+types/subpage'

const lists = ['mainCategory', 'subcategory'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext)
  await loadLists(store, lists)
  const { mainCategoryId, category, selected, ...chosen } = choose(store.getState(), url.searchParams)
  const services = context.get(servicesContext)
  const { catalogue } = services
  const query = parseListQuery(url.searchParams)
  const listQuery = selected && { subcategoryId: selected.id, ...query }
  const [filters, list, facets, links, trail, settings] = await Promise.all([
    catalogue.labelFilters(query.filters),
    listQuery ? catalogue.listProducts(listQuery) : null,
    listQuery ? catalogue.listFacets(listQuery) : null,
    selected ? services.calculators.find([selected.id]) : [],
    readTrail(services, { mainCategoryId, subcategoryId: selected?.id }),
    services.store.getSettings(),
  ])
  const status = await statusOf(chosen, catalogue)
  const title = [selected?.name, category?.name].filter(Boolean).join(', ')
  const sorting = sortOptions(list ?? { measure: null }, { sort: query.sort, facets })
  const loaded = {
    query: { ...query, filters },
    sorting,
    trail,
    list,
    facets,
    calculators: calculatorLinks(links),
    meta: listMeta(settings, { title, trail, query, list, selected, categoryId: category?.id }),
  }
  return data(loaded, { status })
}

type Lists = Pick<RootState, 'mainCategory' | 'subcategory'>

/** Category and subcategory that a URL names, the first one for none (SUB-03), and what it names that is not there. */
function choose({ mainCategory, subcategory }: Lists, url: URLSearchParams) {
  const mainCategoryId = url.get('mainCat') ?? ''
  const sub = url.get('sub')
  const entries = subcategoriesOf(mainCategoryId, subcategory.categories)
  const found = entries.find(({ id }) => id === sub)
  const category = mainCategory.categories.find(({ id }) => id === mainCategoryId)
  const areRead = mainCategory.status !== 'failed' && subcategory.status !== 'failed'
  return {
    mainCategoryId,
    category,
    selected: found ?? entries[0],
    missingCategory: areRead && category === undefined && mainCategoryId !== '' ? mainCategoryId : null,
    missingSubcategory: areRead && found === undefined ? sub : null,
    home: subcategory.categories.find(({ id }) => id === sub)?.mainCategoryIds[0],
  }
}

type Chosen = Pick<ReturnType<typeof choose>, 'missingCategory' | 'missingSubcategory' | 'home'>

/** Status of a page whose URL may name what is not there; a subcategory that is in another category leads there. */
async function statusOf(
  { missingCategory, missingSubcategory, home }: Chosen,
  catalogue: Services['catalogue'],
): Promise<number> {
  if (missingSubcategory !== null && home !== undefined)
    throw redirect(subpagePath(home, missingSubcategory), 301)
  const isGone =
    (missingCategory !== null && (await catalogue.isFormerCategory('category', missingCategory))) ||
    (missingSubcategory !== null && (await catalogue.isFormerCategory('subcategory', missingSubcategory)))
  if (isGone) return 410
  return missingCategory === null ? 200 : 404
}

interface ListHead {
  title: string
  trail: readonly Crumb[]
  query: ListQuery
  list: ProductPage | null
  selected: Subcategory | undefined
  categoryId: string | undefined
}

/** A list filtered or sorted shows what the whole one does, and is not to be found; pages of the whole one stand for themselves. */
function listMeta(settings: StoreSettings, { title, trail, query, list, selected, categoryId }: ListHead) {
  const isWhole = !hasFilters(query.filters) && query.sort === 'featured' && list?.cards.length !== 0
  const items = list && isWhole ? itemList(list, settings.publicUrl) : null
  const shown = shownSettings(settings)
  const name = title === '' ? subcategoryMessages.subcategories : title
  const path = categoryId === undefined ? '/subpage' : subpagePath(categoryId, selected?.id)
  return pageMeta({
    settings: shown,
    title: name,
    description: pageDescriptionMessages.category(name, shown.name, shown.deliveryPromise),
    path: query.page > 1 ? `${path}&page=${query.page}` : path,
    jsonLd: [breadcrumbList(settings, trail), ...(items === null ? [] : [items])],
    image: selected?.image,
    hidden: selected === undefined || !isWhole,
  })
}

export async function clientLoader({ context, serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([
    withTimeout(serverLoader()),
    loadLists(context.get(storeContext), lists),
  ])
  return loaded
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta
}

export default function Subpage({
  loaderData: { query, sorting, list, facets, calculators, trail },
}: Route.ComponentProps) {
  const { categories: mainCategories } = useSelector(selectMainCategories)
  const subcategories = useSelector(selectSubcategories)
  const help = <CalculatorLinks calculators={calculators} />
  return <SubcategoryView {...{ mainCategories, subcategories, query, sorting, list, facets, help, trail }} />
}
