import type { SiteListWire } from '#domain/site-lists/wire.ts'
import type { CartView } from '#app/features/cart/cart-view.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { siteListMessages } from '#messages/profile/site-lists.ts'
import { Badge } from '#app/ui/badge.tsx'

/** The name of a list and its site, and how much of it is gone or has another price. */
export function ListHeading({ list, view }: { list: SiteListWire; view: CartView }) {
  const t = siteListMessages
  const gone = view.unavailable.length
  const repriced = view.cartEntries.filter(({ state }) => state === 'price-changed').length
  return (
    <header className="grid gap-1">
      <h2 className="text-xl wrap-anywhere">{list.name}</h2>
      <p className="flex flex-wrap items-center gap-2 text-quiet">
        <span className="wrap-anywhere">{list.siteName}</span>
        {list.isSiteClosed && <Badge>{t.closed}</Badge>}
      </p>
      <p className="text-sm text-quiet">{t.since(formatDay(list.updatedAt))}</p>
      <output className="text-sm font-medium text-caution empty:hidden">
        {view.priced && gone + repriced > 0 && t.changed(gone, repriced)}
      </output>
    </header>
  )
}
