import { useState } from 'react'
import { Link } from 'react-router'
import type { PriceListRowWire } from '#domain/pricing/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { fetchPriceLists } from '#app/api/desk/price-lists.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskListImportMessages } from '#app/messages/desk/catalogue/price-list-import.ts'
import { deskPriceListMessages } from '#app/messages/desk/catalogue/price-lists.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'

export const permission = 'price-lists:read'

export function clientLoader() {
  return fetchPriceLists()
}

/** Everything that was agreed with customers and firms (PRICE-08). */
export default function PriceListsPage() {
  const t = deskPriceListMessages
  const { can } = useDesk()
  const { content: lists } = usePageData<typeof clientLoader>()
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="max-w-form text-quiet">{t.what}</p>
        {can('price-lists:write') && (
          <div className="flex flex-wrap gap-2">
            <LinkButton variant="secondary" to="/desk/catalogue/price-lists/import">
              {deskListImportMessages.import}
            </LinkButton>
            <LinkButton to="/desk/catalogue/price-lists/new">{t.add}</LinkButton>
          </div>
        )}
      </div>
      {lists.length === 0 ? (
        <EmptyState title={t.emptyTitle} text={t.emptyText} />
      ) : (
        <ul
          aria-label={t.title}
          className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface"
        >
          {lists.map((list) => (
            <Row key={list.id} list={list} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Row({ list }: { list: PriceListRowWire }) {
  const t = deskPriceListMessages
  const [today] = useState(() => istDay(new Date()))
  return (
    <li>
      <Link
        to={`/desk/catalogue/price-lists/${list.id}`}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
      >
        <span className="min-w-0">
          <span className={`block font-medium wrap-anywhere ${list.isRemoved ? 'text-quiet' : ''}`}>
            {list.name}
          </span>
          <span className="block text-sm text-quiet">
            {t.countHolders(list.holders)} · {t.countRules(list.rules)}
          </span>
        </span>
        <span className="text-sm text-quiet">{stateOf(list, today)}</span>
      </Link>
    </li>
  )
}

function stateOf({ isRemoved, fromDay, untilDay }: PriceListRowWire, today: string): string {
  const t = deskPriceListMessages
  if (isRemoved) return t.removed
  if (fromDay > today) return t.starts(formatDay(fromDay))
  if (untilDay === null) return t.fromDay(formatDay(fromDay))
  return untilDay < today ? t.ended(formatDay(untilDay)) : t.untilDay(formatDay(untilDay))
}
