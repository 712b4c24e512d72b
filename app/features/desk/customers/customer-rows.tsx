import { Link } from 'react-router'
import type { CustomerPageWire } from '#domain/customers/wire.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskCustomerMessages } from '#app/messages/desk-customers.ts'
import { StandingBadges } from './standing-badges.tsx'

/** Customers one below the other; a tap anywhere on a row opens their page. */
export function CustomerRows({ customers }: Pick<CustomerPageWire, 'customers'>) {
  const t = useMessages(deskCustomerMessages)
  return (
    <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
      {customers.map((customer) => (
        <li key={customer.uid} className="hover:bg-sunken">
          <Link
            to={`/desk/customers/${customer.uid}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 wide:grid-cols-[minmax(0,1.4fr)_9rem_minmax(0,1fr)_minmax(0,1.2fr)] wide:items-center"
          >
            <span className="min-w-0 max-wide:col-span-2">
              <span className="block truncate font-medium">
                {customer.name ?? customer.receiver ?? t.nameless}
              </span>
              <span className="block truncate text-xs text-quiet empty:hidden">{detailOf(customer)}</span>
            </span>
            <span className="font-price tabular-nums">{customer.phone}</span>
            <span className="text-sm text-quiet max-wide:text-right">
              {t.orders(customer.orders)}
              <span className="block text-xs max-wide:hidden">
                {customer.lastOrderAt === null
                  ? t.since(formatDay(customer.registeredAt))
                  : t.lastOrder(formatDay(customer.lastOrderAt))}
              </span>
            </span>
            <span className="max-wide:col-span-2">
              <StandingBadges {...customer} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The receiver at their address, if that is somebody else, and the city. */
function detailOf({ name, receiver, city }: CustomerPageWire['customers'][number]): string {
  const other = name === null || name === receiver ? null : receiver
  return [other, city].filter(Boolean).join(' · ')
}
