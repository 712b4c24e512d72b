import { useMessages } from '#app/i18n/locale.tsx'
import { deskOrderMessages } from '#app/messages/desk.ts'
import { orderMessages } from '#app/messages/orders.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { FilterChips } from './filter-chips.tsx'
import { SearchField } from './search-field.tsx'

interface OrderFiltersProps {
  query: URLSearchParams
  onQuery: (query: URLSearchParams) => void
}

const OPEN = 'PLACED,SHIPPED,OUT_FOR_DELIVERY'

/** Search, status and further filters of the list of orders. `/` jumps to the search. */
export function OrderFilters({ query, onQuery }: OrderFiltersProps) {
  const t = useMessages(deskOrderMessages)
  const statuses = useMessages(orderMessages)
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(name)
    else next.set(name, value)
    onQuery(next)
  }
  const chips: readonly (readonly [string, string])[] = [
    ['', t.allStatuses],
    [OPEN, t.open],
    ['PLACED', statuses['status-PLACED']],
    ['SHIPPED', statuses['status-SHIPPED']],
    ['OUT_FOR_DELIVERY', statuses['status-OUT_FOR_DELIVERY']],
    ['DELIVERED', statuses['status-DELIVERED']],
    ['CANCELLED', statuses['status-CANCELLED']],
  ]
  const status = query.get('status') ?? ''
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      <SearchField
        label={t.search}
        hint={t.searchHint}
        value={query.get('q') ?? ''}
        onSearch={(q) => change('q', q)}
      />
      <FilterChips chips={chips} chosen={status} onChoose={(value) => change('status', value)} />
      <details open={query.has('from') || query.has('to') || query.has('payment')}>
        <summary className="min-h-11 content-center text-sm font-medium text-accent">{t.filters}</summary>
        <div className="grid grid-cols-2 gap-3 pt-2 wide:max-w-2xl wide:grid-cols-3">
          <Field
            type="date"
            label={t.from}
            value={query.get('from') ?? ''}
            onChange={(event) => change('from', event.currentTarget.value)}
          />
          <Field
            type="date"
            label={t.to}
            value={query.get('to') ?? ''}
            onChange={(event) => change('to', event.currentTarget.value)}
          />
          <SelectField
            label={t.payment}
            value={query.get('payment') ?? ''}
            options={[
              ['', t.anyPayment],
              ['COD', t.cash],
              ['ONLINE', t.online],
            ]}
            onChange={(event) => change('payment', event.currentTarget.value)}
          />
        </div>
      </details>
    </div>
  )
}
