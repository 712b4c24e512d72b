import { Link, useSearchParams } from 'react-router'
import { narrows, type ProductFilters } from '#domain/catalogue/product-card.ts'
import { formatPrice } from '#domain/money/format.ts'
import { X } from '#app/ui/icons/x.tsx'
import { productWords } from '#app/messages/products.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { withChoice, withoutFilters, withoutPrices } from './list-query.ts'

/** The filters of a list, each to be taken away again, and all of them at once. */
export function ChosenFilters({ filters, state }: { filters: ProductFilters; state?: unknown }) {
  const words = useWords(productWords)
  const [query] = useSearchParams()
  if (!narrows(filters)) return null
  const prices = priceWords(filters, words)
  const chips: [string, string][] = filters.attributes.map((choice) => [
    choice.value,
    withChoice(query, choice),
  ])
  if (prices !== null) chips.push([prices, withoutPrices(query)])
  return (
    <ul aria-label={words.chosenFilters} className="flex flex-wrap items-center gap-1.5 pb-3">
      {chips.map(([text, to]) => (
        <li key={to}>
          <Link
            to={to}
            state={state}
            replace
            preventScrollReset
            aria-label={words.removeFilter(text)}
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
          {words.clearFilters}
        </Link>
      </li>
    </ul>
  )
}

type Words = typeof productWords.en

function priceWords({ minPrice, maxPrice }: ProductFilters, words: Words): string | null {
  if (minPrice === undefined) return maxPrice === undefined ? null : words.priceTo(formatPrice(maxPrice))
  const least = formatPrice(minPrice)
  return maxPrice === undefined ? words.priceFrom(least) : words.priceBetween(least, formatPrice(maxPrice))
}
