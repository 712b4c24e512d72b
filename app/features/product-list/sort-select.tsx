import { useNavigate } from 'react-router'
import type { ProductSort } from '#domain/catalogue/lists/product-card.ts'
import { productListMessages } from '#messages/catalogue/product-list.ts'
import { withQuery } from '#app/navigation/links.ts'
import { RegularPricesNote } from './regular-prices-note.tsx'
import type { Sorting } from './sort-options.ts'
import { useListQuery } from './use-list-query.ts'
import { QueryFields } from './filters/query-fields.tsx'

interface SortSelectProps {
  sorting: Sorting
  state?: unknown
}

const pricedSorts: ReadonlySet<string> = new Set([
  'price-up',
  'price-down',
  'measure-up',
] satisfies ProductSort[])

/** The sort order of a list, which is in its URL (LIST-08); without scripts it is a form. */
export function SortSelect({ sorting: { current, options }, state }: SortSelectProps) {
  const t = productListMessages
  const { query, isPending } = useListQuery()
  const navigate = useNavigate()
  const shown = isPending ? (query.get('sort') ?? 'featured') : current
  const isByPrice = pricedSorts.has(shown) || query.has('min') || query.has('max')
  return (
    <>
      <form className="flex items-center gap-2 text-sm">
        <QueryFields query={query} without={['sort', 'page']} />
        <label htmlFor="sort" className="text-quiet">
          {t.sort}
        </label>
        <select
          id="sort"
          name="sort"
          value={shown}
          onChange={({ currentTarget: { value } }) => {
            const sort = value === 'featured' ? null : value
            void navigate(withQuery(query, { sort, page: null }), { preventScrollReset: true, state })
          }}
          className="h-11 min-w-0 rounded-control border border-control bg-surface px-2"
        >
          {options.map(({ sort, label }) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
        <noscript>
          <button className="min-h-11 rounded-control border border-control px-3">{t.apply}</button>
        </noscript>
      </form>
      {isByPrice && <RegularPricesNote className="basis-full text-end" />}
    </>
  )
}
