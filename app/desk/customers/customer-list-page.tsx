import type { LoaderFunctionArgs } from 'react-router'
import { customerFilters } from '#domain/customers/customer.ts'
import { fetchCustomers } from '#app/api/desk/customers.ts'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ColumnPicker } from '#app/desk/kit/columns/column-picker.tsx'
import { useColumns } from '#app/desk/kit/columns/use-columns.ts'
import { FilterChips } from '#app/desk/kit/filter-chips.tsx'
import { SearchField } from '#app/desk/kit/search-field.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { settle } from '#app/desk/kit/data/settle.ts'
import { Outcome } from '#app/desk/kit/data/outcome.tsx'
import { LongList, withAfter } from '#app/desk/kit/data/long-list.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { customerColumns, CustomerRows, usualCustomerColumns } from './customer-rows.tsx'

export const permission = 'customers:read'

export function clientLoader(args: LoaderFunctionArgs) {
  return settle(readCustomers(queryOf(args)))
}

async function readCustomers(query: URLSearchParams) {
  const { customers, next } = await fetchCustomers(query)
  return { items: customers, next }
}

/** Everybody who has an account (DESK-06): searched and filtered. The address holds both. */
export default function CustomerListPage() {
  const t = deskCustomerMessages
  const columnMessages = deskColumnMessages
  const { query, isPending, change, clear } = useQuery()
  const { content, refresh } = usePageData<typeof clientLoader>()
  const columns = useColumns('customers', customerColumns, usualCustomerColumns)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t.title}</h1>
        <ColumnPicker columns={columns} label={(column) => columnMessages[column]} />
      </div>
      <div className="mb-4 grid grid-cols-1 gap-3">
        <SearchField
          label={t.search}
          hint={t.searchHint}
          value={query.get('q') ?? ''}
          onSearch={(q) => change({ q })}
        />
        <FilterChips
          chips={customerFilters.map((filter) => [filter === 'all' ? '' : filter, t[`filter-${filter}`]])}
          chosen={query.get('filter') ?? ''}
          onChoose={(filter) => change({ filter })}
        />
      </div>
      <Outcome of={content} onRetry={refresh}>
        {(first) =>
          first.items.length === 0 ? (
            <EmptyState
              title={query.size > 0 ? t.noneTitle : t.emptyTitle}
              text={query.size > 0 ? t.noneText : t.emptyText}
              action={
                query.size > 0 && (
                  <Button variant="secondary" onClick={clear}>
                    {t.clear}
                  </Button>
                )
              }
            />
          ) : (
            <div aria-busy={isPending} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
              <LongList first={first} readNext={(after) => readCustomers(withAfter(query, after))}>
                {(customers) => <CustomerRows customers={customers} columns={columns.shown} />}
              </LongList>
            </div>
          )
        }
      </Outcome>
    </>
  )
}
