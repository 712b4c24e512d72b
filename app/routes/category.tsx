import { useSelector } from 'react-redux'
import { CategoryGroups } from '#app/features/categories/category-groups.tsx'
import { selectMainCategories } from '#app/features/categories/main-category-slice.ts'
import { selectShopCategories } from '#app/features/categories/shop-category-slice.ts'
import { ListError } from '#app/navigation/list-error.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { loadLists, storeContext } from '#app/state/store-context.ts'
import { SearchLink } from '#app/navigation/search-link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { categoryMessages } from '#messages/catalogue/categories.ts'
import type { Route } from './+types/category'

const lists = ['mainCategory', 'shopCategory'] as const

export function loader({ context }: Route.LoaderArgs) {
  return loadLists(context.get(storeContext), lists)
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return loadLists(context.get(storeContext), lists)
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { shopByCategories, describeAll } = categoryMessages
  return pageMeta({
    settings,
    title: shopByCategories,
    description: describeAll(settings.name),
    path: '/category',
  })
}

export default function CategoryPage() {
  const t = categoryMessages
  const main = useSelector(selectMainCategories)
  const shops = useSelector(selectShopCategories)
  return (
    <>
      <PageHeader title={t.shopByCategories} mobileOnly after={<SearchLink />} />
      <div className="page grid grid-cols-1 gap-6 pt-4 wide:gap-8 wide:pt-8">
        <h1 className="text-2xl max-wide:hidden">{t.shopByCategories}</h1>
        {main.status === 'failed' && <ListError text={t.mainFailed} />}
        {shops.status === 'failed' && <ListError text={t.shopsFailed} />}
        <CategoryGroups shops={shops.categories} categories={main.categories} />
      </div>
    </>
  )
}
