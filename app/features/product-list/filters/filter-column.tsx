import { Link, useNavigate } from 'react-router'
import { PRICE_SCALE } from '#domain/money/price.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { filterMessages } from '#messages/catalogue/filters.ts'
import { productListMessages } from '#messages/catalogue/product-list.ts'
import { hasFacets, type FilterProps } from './filter-props.ts'
import { attributeFilters, withFilterToggled } from '../list-query.ts'
import { useListQuery } from '../use-list-query.ts'
import { withFilterForm } from './filter-form.ts'
import { RegularPricesNote } from '../regular-prices-note.tsx'
import { QueryFields } from './query-fields.tsx'

/** Facets that stand open from the beginning; the others open when they are asked for or chosen from. */
const OPEN = 2

/** The filters of a list on wide screens, in the left column: each value is a link, so that they work without scripts too (LIST-08). */
export function FilterColumn({ facets, filters, state }: FilterProps) {
  const t = filterMessages
  const { query, isPending } = useListQuery()
  if (!hasFacets(facets)) return null
  const chosen = isPending ? attributeFilters(query) : filters.attributes
  const isSelected = (name: string, value?: string) =>
    chosen.some((each) => each.name === name && (value ?? each.value) === each.value)
  return (
    <section aria-label={t.filters} className="facets pt-4 text-sm max-wide:hidden">
      {facets.prices && <PriceForm state={state} prices={facets.prices} />}
      {facets.attributes.map(({ name, label = name, values }, index) => (
        <details key={name} open={index < OPEN || isSelected(name)}>
          <summary>{label}</summary>
          <ul>
            {values.map(({ value, label: text = value, count }) => (
              <li key={value}>
                <Link
                  to={withFilterToggled(query, { name, value })}
                  state={state}
                  preventScrollReset
                  aria-current={isSelected(name, value) || undefined}
                >
                  {text} <span>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

type PriceFormProps = Pick<FilterProps, 'state'> & { prices: NonNullable<FilterProps['facets']['prices']> }

function PriceForm({ state, prices: { lowest, highest } }: PriceFormProps) {
  const t = filterMessages
  const { apply } = productListMessages
  const { query } = useListQuery()
  const navigate = useNavigate()
  const bound = (name: string) => query.get(name) ?? ''
  return (
    <form
      key={`${bound('min')} ${bound('max')}`}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        void navigate(withFilterForm(query, new FormData(event.currentTarget)), {
          preventScrollReset: true,
          state,
        })
      }}
    >
      <p>{t.price}</p>
      <QueryFields query={query} without={['min', 'max', 'page']} />
      {(['min', 'max'] as const).map((name) => (
        <input
          key={name}
          name={name}
          aria-label={t[`${name}Price`]}
          defaultValue={bound(name)}
          placeholder={rupees(
            name === 'min' ? Math.floor(lowest / PRICE_SCALE) : Math.ceil(highest / PRICE_SCALE),
          )}
          inputMode="decimal"
        />
      ))}
      <button className={buttonClass({ variant: 'secondary', size: 'small' })}>{apply}</button>
      <RegularPricesNote className="col-span-2" />
    </form>
  )
}

const rupees = (whole: number): string => `₹${whole.toLocaleString('en-IN')}`
