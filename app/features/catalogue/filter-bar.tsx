import { Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Facets, ProductFilters } from '#domain/catalogue/product-card.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { CountBadge } from '#app/ui/badge.tsx'
import { Check } from '#app/ui/icons/check.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { useEverOpen } from '#app/ui/use-ever-open.ts'
import { productWords } from '#app/words/products.ts'
import { useWords } from '#app/words/locale.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { withChoice, withForm } from './list-query.ts'
import { PriceFields } from './price-fields.tsx'
import { useFiltering } from './use-filtering.ts'

const sheet = lazyPart(() => import('./filter-sheet.tsx').then((part) => part.FilterSheet))

export interface FilterProps {
  facets: Facets
  filters: ProductFilters
  /** Navigation state that the list carries on. */
  state?: unknown
}

/** What a list can be narrowed by: a row of chips on wide screens, a button that opens a sheet on mobile (LIST-08). */
export function FilterBar(props: FilterProps) {
  const words = useWords(productWords)
  const { facets, filters } = props
  if (facets.attributes.length === 0 && facets.prices === null) return null
  return (
    <>
      <FilterButton {...props} />
      <ul aria-label={words.filters} className="relative flex w-full flex-wrap gap-1.5 max-wide:hidden">
        {facets.prices && (
          <li>
            <PriceMenu {...props} prices={facets.prices} />
          </li>
        )}
        {facets.attributes.map(({ name, values }) => (
          <li key={name}>
            <FilterMenu title={name} active={filters.attributes.some((choice) => choice.name === name)}>
              <ValueLinks {...props} name={name} values={values} />
            </FilterMenu>
          </li>
        ))}
      </ul>
    </>
  )
}

function FilterButton(props: FilterProps) {
  const words = useWords(productWords)
  const [open, setOpen] = useState(false)
  const ever = useEverOpen(open)
  const { attributes, minPrice, maxPrice } = props.filters
  const chosen = attributes.length + (minPrice === undefined && maxPrice === undefined ? 0 : 1)
  return (
    <span className="wide:hidden">
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        onPointerEnter={sheet.preload}
        onFocus={sheet.preload}
        onClick={() => setOpen(true)}
      >
        {words.filter}
        {chosen > 0 && <CountBadge count={chosen} />}
      </Button>
      {ever && (
        <Suspense fallback={null}>
          <sheet.Part {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

type ValueLinksProps = FilterProps & Facets['attributes'][number]

function ValueLinks({ filters, state, name, values }: ValueLinksProps) {
  const [query] = useSearchParams()
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))]">
      {values.map(({ value, count }) => {
        const chosen = filters.attributes.some((choice) => choice.name === name && choice.value === value)
        return (
          <li key={value}>
            <Link
              to={withChoice(query, { name, value })}
              state={state}
              replace
              preventScrollReset
              aria-current={chosen ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded-control px-2 text-sm hover:bg-sunken',
                chosen && 'font-price text-accent',
              )}
            >
              <Check size={18} strokeWidth={2} className={chosen ? 'shrink-0' : 'invisible shrink-0'} />
              <span className="min-w-0 flex-1">{value}</span>
              <span className="text-quiet tabular-nums">{count}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** Works before the page is alive too: the rest of the address travels in hidden fields. */
function PriceMenu({ filters, state, prices }: FilterProps & { prices: NonNullable<Facets['prices']> }) {
  const words = useWords(productWords)
  const [query] = useSearchParams()
  const filter = useFiltering(state)
  const active = filters.minPrice !== undefined || filters.maxPrice !== undefined
  const rest = [...query].filter(([name]) => !['min', 'max', 'page'].includes(name))
  return (
    <FilterMenu title={words.price} active={active}>
      <form
        key={`${filters.minPrice}-${filters.maxPrice}`}
        className="flex max-w-96 items-end gap-3 p-1.5"
        onSubmit={(event) => {
          event.preventDefault()
          event.currentTarget.closest('details')?.removeAttribute('open')
          filter(withForm(query, new FormData(event.currentTarget)))
        }}
      >
        {rest.map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        <PriceFields prices={prices} filters={filters} />
        <Button type="submit">{words.apply}</Button>
      </form>
    </FilterMenu>
  )
}
