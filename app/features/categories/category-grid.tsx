import type { MainCategory } from '#domain/catalogue/main-category.ts'
import { classNames } from '#app/ui/class-names.ts'
import { CategoryTile } from './category-tile.tsx'

interface CategoryGridProps {
  categories: readonly MainCategory[]
  /** Number of pictures to load eagerly. */
  eagerCount?: number
  /** Two grids stand side by side on the widest screens. */
  isHalf?: boolean
}

/** Main categories as tiles in even rows. */
export function CategoryGrid({ categories, eagerCount = 0, isHalf = false }: CategoryGridProps) {
  return (
    <ul
      className={classNames(
        'grid grid-cols-3 gap-x-3 gap-y-4 phone:grid-cols-5 wide:gap-5 desk:grid-cols-7 hall:grid-cols-8',
        isHalf ? 'full:grid-cols-5' : 'full:grid-cols-9',
      )}
    >
      {categories.map((category, index) => (
        <li key={category.id} className="grid">
          <CategoryTile category={category} eager={index < eagerCount} />
        </li>
      ))}
    </ul>
  )
}
