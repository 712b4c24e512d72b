import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import { homeMessages } from '#app/messages/home.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { CategoryGrid } from './category-grid.tsx'
import { selectMainCategories } from './main-category-slice.ts'
import { ListError } from '#app/ui/feedback/list-error.tsx'

const MAX_CATEGORIES = 35

/** The main categories on the home page: wide screens only, at most 35 (HOME-07); a load error shows on every screen (HOME-09). */
export function HomeCategories() {
  const t = useMessages(homeMessages)
  const { categories, status } = useSelector(selectMainCategories)
  if (status === 'failed') return <ListError text={t.categoriesFailed} />
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories" className="max-wide:hidden">
      <div className="flex items-baseline justify-between gap-4 pb-4">
        <h2 id="categories" className="text-xl">
          {t.shopByCategories}
        </h2>
        <Link to="/categories" className="font-medium text-accent hover:underline">
          {t.seeAll}
        </Link>
      </div>
      <CategoryGrid categories={categories.slice(0, MAX_CATEGORIES)} />
    </section>
  )
}
