import { orderTodos } from '#domain/orders/desk/desk-order.ts'
import type { DeskOrderPageWire } from '#domain/orders/desk/desk-wire.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'
import { orderMessages } from '#messages/orders/orders.ts'
import { Button } from '#app/ui/button.tsx'
import { FilterChips } from '#app/desk/kit/filter-chips.tsx'
import { NarrowingFilters, narrowings } from './narrowing-filters.tsx'
import { SearchField } from '#app/desk/kit/search-field.tsx'

interface OrderFiltersProps {
  query: URLSearchParams
  areas: DeskOrderPageWire['areas']
  onQuery: (query: URLSearchParams) => void
}

const TODO = 'todo:'
const OPEN = 'PLACED,SHIPPED,OUT_FOR_DELIVERY'

/** Search, status and further filters of the list of orders. `/` jumps to the search. */
export function OrderFilters({ query, areas, onQuery }: OrderFiltersProps) {
  const t = deskOrderMessages
  const statuses = orderMessages
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
    ...orderTodos.map((one) => [`${TODO}${one}`, t[`todo-${one}`]] as const),
  ]
  // what waits is chosen like a status, and neither narrows the other
  const todo = query.get('todo')
  const chosen = todo === null ? (query.get('status') ?? '') : `${TODO}${todo}`
  const choose = (value: string) => {
    const next = new URLSearchParams(query)
    next.delete('todo')
    next.delete('status')
    if (value.startsWith(TODO)) next.set('todo', value.slice(TODO.length))
    else if (value !== '') next.set('status', value)
    onQuery(next)
  }
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      <SearchField
        label={t.search}
        hint={t.searchHint}
        value={query.get('q') ?? ''}
        onSearch={(q) => change('q', q)}
      />
      <FilterChips chips={chips} chosen={chosen} onChoose={choose} />
      {query.has('customer') && (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-card bg-sunken px-3 py-1">
          {t.ofOneCustomer}
          <Button size="small" variant="quiet" onClick={() => change('customer', '')}>
            {t.ofEverybody}
          </Button>
        </p>
      )}
      <details open={narrowings.some((name) => query.has(name))}>
        <summary className="min-h-11 content-center text-sm font-medium text-accent">{t.filters}</summary>
        <NarrowingFilters query={query} areas={areas} onChange={change} />
      </details>
    </div>
  )
}
