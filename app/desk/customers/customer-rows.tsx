import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CustomerPageWire } from '#domain/customers/wire.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Cell, gridRow, Headings, ListGrid } from '#app/desk/kit/columns/list-grid.tsx'
import { CustomerStatusBadges } from './customer-status-badges.tsx'

type Customer = CustomerPageWire['customers'][number]

/** The columns of the list of customers beside the name, of which everybody chooses their own. */
export const customerColumns = ['phone', 'orders', 'standing', 'city', 'last-order', 'registered'] as const
type CustomerColumn = (typeof customerColumns)[number]

/** Default columns of the customer list. */
export const usualCustomerColumns: readonly CustomerColumn[] = ['phone', 'orders', 'standing']

const tracks: Readonly<Record<CustomerColumn, string>> = {
  phone: 'auto',
  orders: 'minmax(8rem, 1fr)',
  standing: 'minmax(8rem, 1.2fr)',
  city: 'auto',
  'last-order': 'auto',
  registered: 'auto',
}

interface CustomerRowsProps {
  customers: readonly Customer[]
  columns: readonly CustomerColumn[]
}

/** Customers one below the other; a tap anywhere on a row opens their page. */
export function CustomerRows({ customers, columns }: CustomerRowsProps) {
  const t = deskCustomerMessages
  const columnMessages = deskColumnMessages
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-surface">
      <ListGrid tracks={['minmax(10rem, 1.4fr)', ...columns.map((column) => tracks[column])].join(' ')}>
        <Headings
          className="px-4"
          columns={[
            { label: columnMessages.name },
            ...columns.map((column) => ({ label: columnMessages[column] })),
          ]}
        />
        <ul className={classNames('divide-y divide-hairline', gridRow)}>
          {customers.map((customer) => (
            <li key={customer.uid} className={classNames('hover:bg-sunken', gridRow)}>
              <Link
                to={`/desk/customers/${customer.uid}`}
                className={classNames(
                  'flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-3 wide:items-center',
                  gridRow,
                )}
              >
                <span className="min-w-0 max-wide:w-full">
                  <span className="block truncate font-medium">
                    {customer.name ?? customer.receiver ?? t.nameless}
                  </span>
                  <span className="block truncate text-xs text-quiet empty:hidden">
                    {detailOf(customer, columns.includes('city'))}
                  </span>
                </span>
                {columns.map((column) => (
                  <Cell
                    key={column}
                    label={columnMessages[column]}
                    className={classNames(
                      'text-sm',
                      usualCustomerColumns.includes(column)
                        ? 'max-wide:[&>:first-child]:sr-only'
                        : 'max-wide:w-full',
                      column === 'standing' && 'max-wide:w-full',
                    )}
                  >
                    <CustomerCell customer={customer} column={column} columns={columns} />
                  </Cell>
                ))}
              </Link>
            </li>
          ))}
        </ul>
      </ListGrid>
    </div>
  )
}

interface CustomerCellProps {
  customer: Customer
  column: CustomerColumn
  columns: readonly CustomerColumn[]
}

function CustomerCell({ customer, column, columns }: CustomerCellProps): ReactNode {
  const t = deskCustomerMessages
  const columnMessages = deskColumnMessages
  const { phone, orders, city, lastOrderAt, registeredAt } = customer
  switch (column) {
    case 'phone':
      return <span className="text-base font-price whitespace-nowrap tabular-nums">{phone}</span>
    case 'orders':
      return (
        <span className="text-quiet">
          {t.orders(orders)}
          {!columns.includes('last-order') && (
            <span className="block text-xs max-wide:hidden">
              {lastOrderAt === null ? t.since(formatDay(registeredAt)) : t.lastOrder(formatDay(lastOrderAt))}
            </span>
          )}
        </span>
      )
    case 'standing':
      return <CustomerStatusBadges {...customer} />
    case 'city':
      return city ?? columnMessages.none
    case 'last-order':
      return lastOrderAt === null ? columnMessages.none : formatDay(lastOrderAt)
    case 'registered':
      return formatDay(registeredAt)
  }
}

/** The receiver at their address, if that is somebody else, and the city, unless it has a column. */
function detailOf({ name, receiver, city }: Customer, hasCity: boolean): string {
  const other = name === null || name === receiver ? null : receiver
  return [other, hasCity ? null : city].filter(Boolean).join(' · ')
}
