import { Link } from 'react-router'
import { hasFilters, type ProductFilters } from '#domain/catalogue/lists/product-card.ts'
import { formatPrice } from '#domain/money/format.ts'
import { X } from '#app/ui/icons/x.tsx'
import { productListMessages } from '#messages/catalogue/product-list.ts'
import { withFilterToggled, withoutFilters, withoutPriceRange } from '../list-query.ts'
import { useListQuery } from '../use-list-query.ts'

/** The active filters of a list, to remove one by one or all at once. */
export function SelectedFilters({ filters, state }: { filters: ProductFilters; state?: unknown }) {
  const t = productListMessages
  const { query } = useListQuery()
  if (!hasFilters(filters)) return null
  const prices = priceRangeLabel(filters, t)
  const chips: [string, string][] = filters.attributes.map((filter) => [
    filter.label ?? filter.value,
    withFilterToggled(query, filter),
  ])
  if (prices !== null) chips.push([prices, withoutPriceRange(query)])
  return (
    <ul aria-label={t.selectedFilters} className="flex flex-wrap items-center gap-1.5 pb-3">
      {chips.map(([text, to]) => (
        <li key={to}>
          <Link
            to={to}
            state={state}
            preventScrollReset
            aria-label={t.removeFilter(text)}
            className="touch inline-flex min-h-9 items-center gap-1 rounded-full bg-accent-soft pr-2 pl-3 text-sm text-accent"
          >
            {text}
            <X size={16} strokeWidth={2} />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={withoutFilters(query)}
          state={state}
          preventScrollReset
          className="touch inline-flex min-h-9 items-center px-2 text-sm font-medium text-accent hover:underline"
        >
          {t.clearFilters}
        </Link>
      </li>
    </ul>
  )
}

function priceRangeLabel(
  { minPrice, maxPrice }: ProductFilters,
  t: typeof productListMessages,
): string | null {
  if (minPrice === undefined) return maxPrice === undefined ? null : t.priceTo(formatPrice(maxPrice))
  const min = formatPrice(minPrice)
  return maxPrice === undefined ? t.priceFrom(min) : t.priceBetween(min, formatPrice(maxPrice))
}
