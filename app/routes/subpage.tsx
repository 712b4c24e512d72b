import { useSelector } from 'react-redux'
import { subcategoriesOf } from '#domain/catalogue/category-tree.ts'
import { withTimeout } from '#app/api/transport/with-timeout.ts'
import { CalculatorLinks } from '#app/features/calculators/calculator-links.tsx'
import { calculatorLinks } from '#app/features/calculators/label-links.ts'
import { parseListQuery } from '#app/features/product-list/list-query.ts'
import { selectMainCategories } from '#app/features/categories/main-category-slice.ts'
import { selectSubcategories } from '#app/features/categories/subcategory-slice.ts'
import { readTrail } from '#app/features/categories/trail.ts'
import { subpagePath } from '#app/navigation/links.ts'
import { SubcategoryView } from '#app/features/product-list/subcategory-view.tsx'
import { breadcrumbList } from '#app/features/store/breadcrumb-list.ts'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { servicesContext } from '#app/context.ts'
import { loadLists, storeContext } from '#app/state/store-context.ts'
import { categoryMessages } from '#app/messages/catalogue/categories.ts'
import type { Route } from './+types/subpage'

const lists = ['mainCategory', 'subcategory'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const store = context.get(storeContext)
  await loadLists(store, lists)
  const { mainCategory, subcategory } = store.getState()
  const mainCategoryId = url.searchParams.get('mainCat') ?? ''
  const entries = subcategoriesOf(mainCategoryId, subcategory.categories)
  const selected = entries.find(({ id }) => id === url.searchParams.get('sub')) ?? entries[0]
  const services = context.get(servicesContext)
  const { catalogue } = services
  const listQuery = selected && { subcategoryId: selected.id, ...parseListQuery(url.searchParams) }
  const [list, facets, links, trail, settings] = await Promise.all([
    listQuery ? catalogue.listProducts(listQuery) : null,
    listQuery ? catalogue.listFacets(listQuery) : null,
    selected ? services.calculators.find([selected.id]) : [],
    readTrail(services, { mainCategoryId, subcategoryId: selected?.id }),
    services.store.getSettings(),
  ])
  const category = mainCategory.categories.find(({ id }) => id === mainCategoryId)
  return {
    categoryName: category?.name ?? null,
    subcategory: selected ? { id: selected.id, name: selected.name, image: selected.image } : null,
    path: category ? subpagePath(category.id, selected?.id) : '/subpage',
    trail,
    jsonLd: [breadcrumbList(settings, trail)],
    list,
    facets,
    calculators: calculatorLinks(links),
  }
}

export async function clientLoader({ context, serverLoader }: Route.ClientLoaderArgs) {
  const [loaded] = await Promise.all([
    withTimeout(serverLoader()),
    loadLists(context.get(storeContext), lists),
  ])
  return loaded
}

export function meta({ matches, loaderData: { categoryName, subcategory, path, jsonLd } }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const title =
    [subcategory?.name, categoryName].filter(Boolean).join(', ') || categoryMessages.en.subcategories
  return pageMeta({
    settings,
    title,
    description: categoryMessages.en.describeCategory(title, settings.name, settings.deliveryPromise),
    path,
    jsonLd,
    image: subcategory?.image,
    hidden: subcategory === null,
  })
}

export default function Subpage({ loaderData: { list, facets, calculators, trail } }: Route.ComponentProps) {
  const { categories: mainCategories } = useSelector(selectMainCategories)
  const subcategories = useSelector(selectSubcategories)
  const help = <CalculatorLinks calculators={calculators} />
  return <SubcategoryView {...{ mainCategories, subcategories, list, facets, help, trail }} />
}
