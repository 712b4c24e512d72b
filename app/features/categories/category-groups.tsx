import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Shop } from '#domain/catalogue/shop.ts'
import { categoriesOf } from '#domain/catalogue/category-tree.ts'
import { categoryMessages } from '#messages/catalogue/categories.ts'
import { useFirstOnes } from '#app/ui/use-first-ones.ts'
import { CategoryGrid } from './category-grid.tsx'

/** Groups that are seen without scrolling. */
const IN_SIGHT = 2

interface CategoryGroupsProps {
  shops: readonly Shop[]
  categories: readonly MainCategory[]
}

/** Categories grouped under their shop; shops without any are left out (CATG-02). */
export function CategoryGroups({ shops, categories }: CategoryGroupsProps) {
  const t = categoryMessages
  const groups = shops
    .map((shop) => ({ shop, members: categoriesOf(shop, categories) }))
    .filter(({ members }) => members.length > 0)
  const shown = useFirstOnes(groups, IN_SIGHT)
  return (
    <div className="grid gap-10 full:grid-cols-2 full:gap-x-16">
      {shown.map(({ shop, members }, index) => (
        <section key={shop.id} aria-labelledby={`shop-${shop.id}`} className="grid content-start gap-4">
          <h2 id={`shop-${shop.id}`} className="clamp-2 text-lg wide:text-xl">
            {shop.name ?? t.unnamed}
          </h2>
          <CategoryGrid categories={members} eagerCount={index === 0 ? 6 : 0} isHalf />
        </section>
      ))}
    </div>
  )
}
