import { Autocomplete } from '@base-ui/react/autocomplete'
import { Link } from 'react-router'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskCatalogueMessages } from '#app/messages/desk/catalogue/catalogue.ts'
import { deskQuotationMessages } from '#app/messages/desk/orders/quotation.ts'
import { deskSearchMessages } from '#app/messages/desk/search.ts'
import { deskTripMessages } from '#app/messages/desk/orders/trips.ts'
import { roleMessages } from '#app/messages/desk/desk.ts'
import { orderMessages } from '#messages/orders/orders.ts'
import { Badge } from '#app/ui/badge.tsx'
import type { Found, FoundGroup } from './found.ts'
import { noonOfIstDay } from '#domain/time/ist-day.ts'

interface FoundItemProps {
  kind: FoundGroup['kind']
  item: Found
  onOpen: () => void
}

/** Something that was found: a tap or Enter opens its page, and with Ctrl another tab does. */
export function FoundItem({ kind, item, onOpen }: FoundItemProps) {
  const stateWord = useStateLabel(kind, item.state)
  // a day alone is one in India
  const day = item.at === null ? null : formatDay(item.at.includes('T') ? item.at : noonOfIstDay(item.at))
  const detail = [item.detail, day].filter(Boolean).join(' · ')
  return (
    <Autocomplete.Item
      value={item}
      render={<Link to={item.to} tabIndex={-1} />}
      onClick={onOpen}
      className="flex min-h-12 items-center gap-3 px-4 py-1.5 outline-none data-highlighted:bg-accent-soft"
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{item.title}</span>
        {detail !== '' && <span className="block truncate text-sm text-quiet tabular-nums">{detail}</span>}
      </span>
      {stateWord !== null && <Badge className="shrink-0">{stateWord}</Badge>}
    </Autocomplete.Item>
  )
}

/** The word for a status, role or kind of document. */
function useStateLabel(kind: FoundGroup['kind'], state: string | null): string | null {
  const orders = orderMessages
  const entries = deskCatalogueMessages
  const quotations = deskQuotationMessages
  const trips = deskTripMessages
  const roles = roleMessages
  const own = deskSearchMessages
  // what is published is as one expects
  if (state === null || state === 'published') return null
  const words: Readonly<Record<FoundGroup['kind'], readonly [messages: object, key: string] | null>> = {
    orders: [orders, `status-${state}`],
    customers: null,
    products: [entries, `status-${state}`],
    subcategories: [entries, `status-${state}`],
    categories: [entries, `status-${state}`],
    documents: [own, state],
    quotations: [quotations, `state-${state}`],
    trips: [trips, `trip-${state}`],
    staff: [roles, state],
    pages: null,
  }
  const [messages, key] = words[kind] ?? [{}, state]
  const word: unknown = Reflect.get(messages, key)
  return typeof word === 'string' ? word : null
}
