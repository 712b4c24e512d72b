import type { LoaderFunctionArgs } from 'react-router'
import { customerFilters } from '#domain/customers/customer.ts'
import { fetchCustomers } from '#app/api/desk/customers.ts'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { ColumnPicker } from '#app/desk/kit/columns/column-picker.tsx'
import { useColumns } from '#app/desk/kit/columns/use-columns.ts'
import { EmptyList } from '#app/desk/kit/empty-list.tsx'
import { ListSearch } from '#app/desk/kit/list-search.tsx'
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
      <ListSearch
        words={t}
        query={query}
        change={change}
        filters={customerFilters.map((filter) => [filter === 'all' ? '' : filter, t[`filter-${filter}`]])}
      />
      <Outcome of={content} onRetry={refresh}>
        {(first) =>
          first.items.length === 0 ? (
            <EmptyList words={t} isNarrowed={query.size > 0} onClear={clear} />
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
