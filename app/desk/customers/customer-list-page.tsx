import { useSearchParams } from 'react-router'
import { customerFilters } from '#domain/customers/customer.ts'
import { fetchCustomers } from '#app/api/desk/customers.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { ColumnPicker } from '#app/desk/kit/columns/column-picker.tsx'
import { useColumns } from '#app/desk/kit/columns/use-columns.ts'
import { FilterChips } from '#app/desk/kit/filter-chips.tsx'
import { SearchField } from '#app/desk/kit/search-field.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { usePages } from '#app/desk/kit/loading/use-pages.ts'
import { customerColumns, CustomerRows, usualCustomerColumns } from './customer-rows.tsx'

async function fetchPage(query: URLSearchParams) {
  const { customers, next } = await fetchCustomers(query)
  return { items: customers, next }
}

/** Everybody who has an account (DESK-06): searched and filtered. The address holds both. */
export function CustomerListPage() {
  const t = useMessages(deskCustomerMessages)
  const desk = useMessages(deskMessages)
  const columnWords = useMessages(deskColumnMessages)
  const describe = useDeskError()
  const [query, setQuery] = useSearchParams()
  const list = usePages(query, fetchPage)
  const columns = useColumns('customers', customerColumns, usualCustomerColumns)
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setQuery(next, { replace: true })
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t.title}</h1>
        <ColumnPicker columns={columns} label={(column) => columnWords[column]} />
      </div>
      <div className="mb-4 grid grid-cols-1 gap-3">
        <SearchField
          label={t.search}
          hint={t.searchHint}
          value={query.get('q') ?? ''}
          onSearch={(q) => change('q', q)}
        />
        <FilterChips
          chips={customerFilters.map((filter) => [filter === 'all' ? '' : filter, t[`filter-${filter}`]])}
          chosen={query.get('filter') ?? ''}
          onChoose={(filter) => change('filter', filter)}
        />
      </div>
      {list.status === 'failed' ? (
        <ErrorState title={desk.loadFailed} text={describe(list.failure)} onRetry={list.reload} />
      ) : list.status === 'loading' && list.items.length === 0 ? (
        <Skeleton className="h-96 rounded-card" />
      ) : list.items.length === 0 ? (
        <EmptyState
          title={t.noneTitle}
          text={t.noneText}
          action={
            query.size > 0 && (
              <Button variant="secondary" onClick={() => setQuery({}, { replace: true })}>
                {t.clear}
              </Button>
            )
          }
        />
      ) : (
        <div aria-busy={list.status === 'loading'} className="grid gap-4 aria-busy:opacity-60">
          <CustomerRows customers={list.items} columns={columns.shown} />
          {list.next !== null && (
            <Button variant="secondary" className="justify-self-center" onClick={list.more}>
              {desk.more}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
