import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router'
import { stockFilters, type StockListWire, type StockRowWire } from '#domain/stock/wire.ts'
import { stockChangeKinds } from '#domain/stock/stock-change.ts'
import { fetchStock } from '#app/api/desk/stock.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Loaded } from '#app/desk/kit/loading/loaded.tsx'
import { SearchField } from '#app/desk/kit/search-field.tsx'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'
import { StockItemDialog } from '#app/desk/kit/stock-item-dialog.tsx'
import { noonOfIstDay } from '#domain/time/ist-day.ts'

/** The stock of the shop (STOCK-02): what is out first. The address holds search and filter. */
export function StockListPage() {
  const t = useMessages(deskStockMessages)
  const { can } = useDesk()
  const [query, setQuery] = useSearchParams()
  const change = (field: string, value: string) => {
    const next = new URLSearchParams(query)
    next.delete('page')
    if (value === '') next.delete(field)
    else next.set(field, value)
    setQuery(next, { replace: true })
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t.title}</h1>
        <div className="flex flex-wrap gap-2">
          {can('stock:move') &&
            stockChangeKinds.map((kind) => (
              <LinkButton key={kind} to={`/desk/stock/${kind}`} size="small" variant="secondary">
                {t[kind]}
              </LinkButton>
            ))}
          <LinkButton to="/desk/stock/places" size="small" variant="secondary">
            {t.places}
          </LinkButton>
          <LinkButton to="/desk/stock/movements" size="small" variant="secondary">
            {t.movements}
          </LinkButton>
        </div>
      </div>
      <div className="grid grid-cols-1 items-start gap-3 wide:grid-cols-[minmax(0,1fr)_200px_200px]">
        <SearchField
          label={t.search}
          hint={t.searchHint}
          value={query.get('q') ?? ''}
          onSearch={(text) => change('q', text)}
        />
        <SelectField
          label={t.show}
          value={query.get('filter') ?? 'tracked'}
          options={stockFilters.map((filter) => [filter, t[`filter-${filter}`]])}
          onChange={(event) => change('filter', event.currentTarget.value)}
        />
        <SelectField
          label={t.sort}
          value={query.get('sort') ?? 'state'}
          disabled={query.get('filter') === 'all'}
          options={[
            ['state', t['sort-state']],
            ['days', t['sort-days']],
          ]}
          onChange={(event) => change('sort', event.currentTarget.value)}
        />
      </div>
      <Stock
        key={query.toString()}
        query={query.toString()}
        onPage={(page) => change('page', String(page))}
        onAll={query.get('filter') === 'all' ? null : () => change('filter', 'all')}
      />
    </div>
  )
}

interface StockProps {
  query: string
  onPage: (page: number) => void
  /** Looks among all products; null where these are all. */
  onAll: (() => void) | null
}

function Stock({ query, onPage, onAll }: StockProps) {
  const t = useMessages(deskStockMessages)
  const { can } = useDesk()
  const loading = useDeskLoad(useCallback(() => fetchStock(new URLSearchParams(query)), [query]))
  const [edited, setEdited] = useState<StockRowWire | null>(null)
  const page = Number(new URLSearchParams(query).get('page') ?? 1)
  return (
    <Loaded loading={loading}>
      {({ rows, more, places, counts }) => (
        <>
          <p className="text-sm text-quiet tabular-nums">
            {t.counts(counts.tracked, counts.low, counts.out)}
          </p>
          {rows.length === 0 ? (
            <EmptyState
              title={t.none}
              {...(onAll !== null && {
                text: t.noneText,
                action: (
                  <Button variant="secondary" onClick={onAll}>
                    {t.lookInAll}
                  </Button>
                ),
              })}
            />
          ) : (
            <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
              {rows.map((row) => (
                <li key={`${row.productId} ${row.variantUid}`}>
                  <StockItem row={row} places={places} onEdit={can('stock:write') ? setEdited : null} />
                </li>
              ))}
            </ul>
          )}
          <div className="flex justify-between gap-2">
            {page > 1 && (
              <Button variant="secondary" onClick={() => onPage(page - 1)}>
                {t.previous}
              </Button>
            )}
            {more && (
              <Button variant="secondary" className="ml-auto" onClick={() => onPage(page + 1)}>
                {t.more}
              </Button>
            )}
          </div>
          {edited !== null && (
            <StockItemDialog
              row={edited}
              onClose={() => setEdited(null)}
              onSaved={() => {
                setEdited(null)
                loading.refresh()
              }}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

const tones = { available: 'good', low: 'caution', out: 'bad' } as const

interface StockItemProps {
  row: StockRowWire
  places: StockListWire['places']
  onEdit: ((row: StockRowWire) => void) | null
}

function StockItem({ row, places, onEdit }: StockItemProps) {
  const t = useMessages(deskStockMessages)
  const { name, options, tracked, state, available, levels, cost, expectedOn, daysLeft } = row
  const facts = tracked
    ? [
        t.available(available),
        ...levels.map(({ placeId, onHand, reserved }) =>
          t.level(places.find(({ id }) => id === placeId)?.name ?? placeId, onHand, reserved),
        ),
        ...(daysLeft === null ? [] : [t.lasts(daysLeft)]),
        ...(cost === null ? [] : [t.cost(formatUnitPrice(cost))]),
        ...(expectedOn === null ? [] : [t.expected(formatDay(noonOfIstDay(expectedOn)))]),
      ]
    : []
  const content = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{name}</span>
        {options.length > 0 && <span className="block text-sm text-quiet">{options.join(' · ')}</span>}
        {facts.length > 0 && <span className="block text-sm tabular-nums">{facts.join(' · ')}</span>}
      </span>
      <Badge tone={tracked ? tones[state] : 'plain'}>{tracked ? t[`state-${state}`] : t.untracked}</Badge>
    </>
  )
  const look = 'flex w-full items-start gap-3 p-3 text-left wide:p-4'
  if (onEdit === null) return <div className={look}>{content}</div>
  return (
    <button
      type="button"
      className={`${look} hover:bg-sunken`}
      aria-haspopup="dialog"
      title={t.edit(name)}
      onClick={() => onEdit(row)}
    >
      {content}
    </button>
  )
}
