import { useSelector } from 'react-redux'
import { CategoryGrid } from '#app/features/categories/category-grid.tsx'
import { selectMainCategories } from '#app/features/categories/main-category-slice.ts'
import { ListError } from '#app/navigation/list-error.tsx'
import { pageMeta } from '#app/features/store/page-meta.ts'
import { loadLists, storeContext } from '#app/state/store-context.ts'
import { categoryMessages } from '#messages/catalogue/categories.ts'
import type { Route } from './+types/categories'

const lists = ['mainCategory'] as const

export function loader({ context }: Route.LoaderArgs) {
  return loadLists(context.get(storeContext), lists)
}

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return loadLists(context.get(storeContext), lists)
}

export function meta({ matches }: Route.MetaArgs) {
  const { settings } = matches[0].loaderData
  const { allCategories, describeAll } = categoryMessages
  return pageMeta({
    settings,
    title: allCategories,
    description: describeAll(settings.name),
    path: '/categories',
  })
}

export default function CategoriesPage() {
  const t = categoryMessages
  const { categories, status } = useSelector(selectMainCategories)
  return (
    <div className="page grid grid-cols-1 gap-5 pt-5 wide:gap-8 wide:pt-8">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h1 className="text-xl wide:text-2xl">{t.allCategories}</h1>
        {categories.length > 0 && <p className="text-sm text-quiet">{t.count(categories.length)}</p>}
      </div>
      {status === 'failed' && <ListError text={t.mainFailed} />}
      <CategoryGrid categories={categories} eagerCount={8} />
    </div>
  )
}
