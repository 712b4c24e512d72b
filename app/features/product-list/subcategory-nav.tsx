import { useEffect, useRef } from 'react'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Picture } from '#app/ui/picture.tsx'
import { PrefetchLink } from '#app/navigation/prefetch-link.tsx'
import { subcategoryMessages } from '#messages/catalogue/subcategories.ts'
import { subpagePath } from '#domain/catalogue/category-address.ts'

interface SubcategoryNavProps {
  mainCategoryId: string
  /** The heading that the URL carries. */
  header: string | null
  subcategories: readonly Subcategory[]
  selectedId: string | undefined
  state: unknown
}

/** A sidebar on wide screens, a tab bar on mobile; links, so that reload and back keep the choice (SUB-02, SUB-03). */
export function SubcategoryNav({
  mainCategoryId,
  header,
  subcategories,
  selectedId,
  state,
}: SubcategoryNavProps) {
  const t = subcategoryMessages
  const row = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const list = row.current
    const selected = list?.children[subcategories.findIndex(({ id }) => id === selectedId)]
    if (!list || !(selected instanceof HTMLElement)) return
    list.scrollTo({ left: selected.offsetLeft - (list.clientWidth - selected.clientWidth) / 2 })
  }, [selectedId, subcategories])

  return (
    <nav
      aria-label={t.subcategories}
      className="max-wide:sticky max-wide:top-14 max-wide:z-10 max-wide:border-b max-wide:border-hairline max-wide:bg-surface"
    >
      <ul
        ref={row}
        className="no-bar relative flex gap-1 max-wide:overflow-x-auto max-wide:px-2 wide:flex-col"
      >
        {subcategories.map((subcategory) => {
          const current = subcategory.id === selectedId
          return (
            <li key={subcategory.id} className="shrink-0">
              <PrefetchLink
                to={subpagePath(mainCategoryId, subcategory.id, header)}
                state={state}
                replace
                onSight={!current}
                aria-current={current ? 'page' : undefined}
                className={classNames(
                  'flex items-center gap-2 transition-colors focus-visible:-outline-offset-2 max-wide:w-[max(80px,4.6rem)] max-wide:flex-col max-wide:border-b-2 max-wide:pt-2 max-wide:pb-1.5 max-wide:text-center wide:gap-3 wide:rounded-control wide:p-1.5',
                  current
                    ? 'font-price text-accent max-wide:border-accent wide:bg-accent-soft'
                    : 'max-wide:border-transparent wide:hover:bg-sunken',
                )}
              >
                <Picture
                  src={subcategory.image}
                  alt=""
                  width={48}
                  className="w-12 shrink-0 rounded-control p-1"
                />
                <span className="clamp-2 w-full text-xs leading-snug wrap-anywhere max-wide:min-h-8 wide:text-sm">
                  {subcategory.name}
                </span>
              </PrefetchLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
