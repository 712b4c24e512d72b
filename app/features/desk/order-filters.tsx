import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskOrderMessages } from '#app/messages/desk.ts'
import { orderMessages } from '#app/messages/orders.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'

interface OrderFiltersProps {
  query: URLSearchParams
  onQuery: (query: URLSearchParams) => void
}

const OPEN = 'PLACED,SHIPPED,OUT_FOR_DELIVERY'
const TYPING_MS = 250

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
      <Search
        key={query.size === 0 ? 'empty' : 'filled'}
        value={query.get('q') ?? ''}
        onSearch={(q) => change('q', q)}
      />
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1">
        {chips.map(([value, label]) => (
          <li key={label} className="shrink-0">
            <button
              type="button"
              aria-pressed={status === value}
              onClick={() => change('status', value)}
              className={classNames(
                'h-10 rounded-full border px-4 text-sm whitespace-nowrap',
                status === value ? 'border-accent bg-accent-soft text-accent' : 'border-control',
              )}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
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

function Search({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const t = useMessages(deskOrderMessages)
  const [typed, setTyped] = useState(value)
  const field = useRef<HTMLDivElement>(null)
  const search = useRef(onSearch)
  useEffect(() => {
    search.current = onSearch
  })

  useEffect(() => {
    if (typed.trim() === value) return undefined
    const timer = setTimeout(() => search.current(typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, value])

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      field.current?.querySelector('input')?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  return (
    <div ref={field}>
      <Field
        type="search"
        label={t.search}
        hint={t.searchHint}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  )
}
