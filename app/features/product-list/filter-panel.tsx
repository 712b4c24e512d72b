import { Link, useSearchParams } from 'react-router'
import type { Facets } from '#domain/catalogue/product-card.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Check } from '#app/ui/icons/check.tsx'
import { productMessages } from '#app/messages/products.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import type { FilterProps } from './filter-props.ts'
import { withFilterToggled, withFilterForm } from './list-query.ts'
import { PriceRangeFields } from './price-range-fields.tsx'
import { useApplyFilters } from './use-apply-filters.ts'

type FilterPanelProps = FilterProps & {
  /** The attribute to list values of; null for the price. */
  attribute: string | null
}

/** The content of a filter menu. Import lazily. */
export function FilterPanel({ attribute, ...props }: FilterPanelProps) {
  const { prices, attributes } = props.facets
  const values = attributes.find(({ name }) => name === attribute)
  if (values !== undefined) return <ValueLinks {...props} {...values} />
  return prices === null ? null : <PriceForm {...props} prices={prices} />
}

type ValueLinksProps = FilterProps & Facets['attributes'][number]

function ValueLinks({ filters, state, name, values }: ValueLinksProps) {
  const [query] = useSearchParams()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))]">
      {values.map(({ value, count }) => {
        const selected = filters.attributes.some((filter) => filter.name === name && filter.value === value)
        return (
          <li key={value}>
            <Link
              to={withFilterToggled(query, { name, value })}
              state={state}
              replace
              preventScrollReset
              aria-current={selected ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded-control px-2 text-sm hover:bg-sunken',
                selected && 'font-price text-accent',
              )}
            >
              <Check size={18} strokeWidth={2} className={selected ? 'shrink-0' : 'invisible shrink-0'} />
              <span className="min-w-0 flex-1">{value}</span>
              <span className="text-quiet tabular-nums">{count}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function PriceForm({ filters, state, prices }: FilterProps & { prices: NonNullable<Facets['prices']> }) {
  const t = useMessages(productMessages)
  const [query] = useSearchParams()
  const applyFilters = useApplyFilters(state)
  return (
    <form
      key={`${filters.minPrice}-${filters.maxPrice}`}
      className="flex max-w-96 items-end gap-3 p-1.5"
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.closest('details')?.removeAttribute('open')
        applyFilters(withFilterForm(query, new FormData(event.currentTarget)))
      }}
    >
      <PriceRangeFields prices={prices} filters={filters} />
      <Button type="submit">{t.apply}</Button>
    </form>
  )
}
