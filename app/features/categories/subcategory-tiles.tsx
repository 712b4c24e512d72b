import type { MainCategory } from '#domain/catalogue/main-category.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { Picture } from '#app/ui/picture.tsx'
import { PrefetchLink } from '#app/navigation/prefetch-link.tsx'
import { subpagePath } from '#domain/catalogue/category-address.ts'

interface SubcategoryTilesProps {
  category: MainCategory
  subcategories: readonly Subcategory[]
}

/** The subcategories of a main category as cards linking to their products. */
export function SubcategoryTiles({ category, subcategories }: SubcategoryTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 phone:grid-cols-3 wide:grid-cols-4 wide:gap-4 desk:grid-cols-6">
      {subcategories.map((subcategory) => (
        <li key={subcategory.id} className="grid">
          <PrefetchLink
            to={subpagePath(category.id, subcategory.id)}
            state={{ mainCat: category.id, header: category.name }}
            onSight
            className="group grid content-start gap-2 rounded-card border border-hairline bg-surface p-3 transition-colors hover:border-accent"
          >
            <Picture src={subcategory.image} alt="" width={220} className="rounded-control p-3" />
            <span className="clamp-2 text-sm font-medium group-hover:text-accent">{subcategory.name}</span>
          </PrefetchLink>
        </li>
      ))}
    </ul>
  )
}
