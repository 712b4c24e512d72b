import { Link, useSearchParams } from 'react-router'
import { productSorts, type ProductSort } from '#domain/catalogue/product-card.ts'
import { classNames } from '#app/ui/class-names.ts'
import { productMessages } from '#app/messages/products.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { withQuery } from '#app/navigation/links.ts'

interface SortLinksProps {
  current: ProductSort
  /** Label of the default order where it is not `Featured`. */
  featured?: string
  /** What the products of the list are compared by, if anything. */
  measure: string | null
  state?: unknown
}

/** The sort orders of a list as links, so that the choice is in the URL (LIST-08). */
export function SortLinks({ current, featured, measure, state }: SortLinksProps) {
  const t = useMessages(productMessages)
  const [query] = useSearchParams()
  return (
    <nav aria-label={t.sort} className="no-bar min-w-0 overflow-x-auto">
      <ul className="flex gap-1.5">
        {productSorts.map((sort) =>
          sort === 'measure-up' && measure === null ? null : (
            <li key={sort} className="shrink-0">
              <Link
                to={withQuery(query, { sort: sort === 'featured' ? null : sort, page: null })}
                state={state}
                replace
                preventScrollReset
                aria-current={sort === current ? 'true' : undefined}
                className={classNames(
                  'touch inline-flex min-h-9 items-center rounded-full border px-3 text-sm whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
                  sort === current
                    ? 'border-accent bg-accent-soft font-price text-accent'
                    : 'border-hairline bg-surface hover:border-control',
                )}
              >
                {sort === 'featured'
                  ? (featured ?? t.featured)
                  : sort === 'measure-up'
                    ? t.pricePer(measure ?? '')
                    : t[sort]}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}
