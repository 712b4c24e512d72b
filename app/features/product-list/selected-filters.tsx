import { Link, useSearchParams } from 'react-router'
import { hasFilters, type ProductFilters } from '#domain/catalogue/product-card.ts'
import { formatPrice } from '#domain/money/format.ts'
import { X } from '#app/ui/icons/x.tsx'
import { productMessages } from '#app/messages/products.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { withFilterToggled, withoutFilters, withoutPriceRange } from './list-query.ts'

/** The filters of a list, each to be taken away again, and all of them at once. */
export function SelectedFilters({ filters, state }: { filters: ProductFilters; state?: unknown }) {
  const t = useMessages(productMessages)
  const [query] = useSearchParams()
  if (!hasFilters(filters)) return null
  const prices = priceRangeLabel(filters, t)
  const chips: [string, string][] = filters.attributes.map((choice) => [
    choice.value,
    withFilterToggled(query, choice),
  ])
  if (prices !== null) chips.push([prices, withoutPriceRange(query)])
  return (
    <ul aria-label={t.chosenFilters} className="flex flex-wrap items-center gap-1.5 pb-3">
      {chips.map(([text, to]) => (
        <li key={to}>
          <Link
            to={to}
            state={state}
            replace
            preventScrollReset
            aria-label={t.removeFilter(text)}
            className="touch inline-flex h-9 items-center gap-1 rounded-full bg-accent-soft pr-2 pl-3 text-sm text-accent"
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
          replace
          preventScrollReset
          className="touch inline-flex h-9 items-center px-2 text-sm font-medium text-accent hover:underline"
        >
          {t.clearFilters}
        </Link>
      </li>
    </ul>
  )
}

type Words = typeof productMessages.en

function priceRangeLabel({ minPrice, maxPrice }: ProductFilters, t: Words): string | null {
  if (minPrice === undefined) return maxPrice === undefined ? null : t.priceTo(formatPrice(maxPrice))
  const least = formatPrice(minPrice)
  return maxPrice === undefined ? t.priceFrom(least) : t.priceBetween(least, formatPrice(maxPrice))
}
