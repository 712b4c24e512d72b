import { Link } from 'react-router'
import type { MainCategory } from '#domain/catalogue/main-category.ts'
import { homeMessages } from '#messages/catalogue/home.ts'
import { CategoryGrid } from './category-grid.tsx'

const MAX_CATEGORIES = 35

/** At most 35 main categories, and the way to all of them (HOME-07). */
export function WideCategories({ categories }: { categories: readonly MainCategory[] }) {
  const t = homeMessages
  return (
    <section aria-labelledby="categories" className="max-wide:hidden">
      <div className="flex items-baseline justify-between gap-4 pb-4">
        <h2 id="categories" className="text-xl">
          {t.shopByCategories}
        </h2>
        <Link to="/categories" className="touch font-medium text-accent hover:underline">
          {t.seeAll}
        </Link>
      </div>
      <CategoryGrid categories={categories.slice(0, MAX_CATEGORIES)} />
    </section>
  )
}
