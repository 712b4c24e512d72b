import type { MainCategory } from '#domain/catalogue/main-category.ts'
import { Picture } from '#app/ui/picture.tsx'
import { PrefetchLink } from '#app/navigation/prefetch-link.tsx'
import { subpagePath } from '#domain/catalogue/category-address.ts'

/** A main category, linking to its subcategories. */
export function CategoryTile({ category, eager = false }: { category: MainCategory; eager?: boolean }) {
  return (
    <PrefetchLink
      to={subpagePath(category.id)}
      state={{ mainCat: category.id, header: category.name }}
      className="group grid content-start gap-1.5 rounded-card text-center"
    >
      <Picture
        src={category.image}
        alt=""
        width={200}
        phoneWidth={120}
        eager={eager}
        className="rounded-card p-2.5 transition-colors group-hover:bg-accent-soft"
      />
      <span className="clamp-2 px-0.5 text-xs leading-snug font-medium group-hover:text-accent wide:text-sm">
        {category.name}
      </span>
    </PrefetchLink>
  )
}
