import { useNavigate, useSearchParams } from 'react-router'
import { productSorts, type ProductSort } from '#domain/catalogue/lists/product-card.ts'
import { productListMessages } from '#messages/catalogue/product-list.ts'
import { withQuery } from '#app/navigation/links.ts'
import { QueryFields } from './filters/query-fields.tsx'

interface SortSelectProps {
  current: ProductSort
  /** Label of the default order where it is not `Featured`. */
  featured?: string
  /** Measure that the products of the list are compared by; null for none. */
  measure: string | null
  state?: unknown
}

/** The sort order of a list, which is in its URL (LIST-08); without scripts it is a form. */
export function SortSelect({ current, featured, measure, state }: SortSelectProps) {
  const t = productListMessages
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const labels = { ...t, featured: featured ?? t.featured, 'measure-up': t.pricePer(measure ?? '') }
  return (
    <form className="flex items-center gap-2 text-sm">
      <QueryFields query={query} without={['sort', 'page']} />
      <label htmlFor="sort" className="text-quiet">
        {t.sort}
      </label>
      <select
        id="sort"
        name="sort"
        value={current === 'measure-up' && measure === null ? 'price-up' : current}
        onChange={({ currentTarget: { value } }) => {
          const sort = value === 'featured' ? null : value
          void navigate(withQuery(query, { sort, page: null }), { preventScrollReset: true, state })
        }}
        className="h-11 min-w-0 rounded-control border border-control bg-surface px-2"
      >
        {productSorts.map((sort) =>
          sort === 'measure-up' && measure === null ? null : (
            <option key={sort} value={sort}>
              {labels[sort]}
            </option>
          ),
        )}
      </select>
      <noscript>
        <button className="min-h-11 rounded-control border border-control px-3">{t.apply}</button>
      </noscript>
    </form>
  )
}
