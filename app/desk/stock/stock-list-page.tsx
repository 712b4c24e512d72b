import type { LoaderFunctionArgs } from 'react-router'
import { stockFilters, type StockListWire, type StockRowWire } from '#domain/stock/wire.ts'
import { stockChangeKinds } from '#domain/stock/stock-change.ts'
import { fetchStock } from '#app/api/desk/stock.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { deskStockMessages } from '#app/messages/desk/catalogue/stock.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { SearchField } from '#app/desk/kit/search-field.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { settle } from '#app/desk/kit/data/settle.ts'
import { Outcome } from '#app/desk/kit/data/outcome.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { StockItemDialog } from '#app/desk/kit/stock-item-dialog.tsx'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { noonOfIstDay } from '#domain/time/ist-day.ts'

export const permission = 'stock:read'

export function clientLoader(args: LoaderFunctionArgs) {
  return settle(fetchStock(queryOf(args)))
}

/** The stock of the shop (STOCK-02): what is out first. The address holds search and filter. */
export default function StockListPage() {
  const t = deskStockMessages
  const { can } = useDesk()
  const { query, isPending, change } = useQuery()
  const narrow = (changes: Readonly<Record<string, string>>) => change({ page: '', ...changes })
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
          onSearch={(q) => narrow({ q })}
        />
        <SelectField
          label={t.show}
          value={query.get('filter') ?? 'tracked'}
          options={stockFilters.map((filter) => [filter, t[`filter-${filter}`]])}
          onChange={(event) => narrow({ filter: event.currentTarget.value })}
        />
        <SelectField
          label={t.sort}
          value={query.get('sort') ?? 'state'}
          disabled={query.get('filter') === 'all'}
          options={[
            ['state', t['sort-state']],
            ['days', t['sort-days']],
          ]}
          onChange={(event) => narrow({ sort: event.currentTarget.value })}
        />
      </div>
      <div aria-busy={isPending} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
        <Stock
          page={Number(query.get('page') ?? 1)}
          onPage={(page) => change({ page: String(page) })}
          onAll={query.get('filter') === 'all' ? null : () => narrow({ filter: 'all' })}
        />
      </div>
    </div>
  )
}

interface StockProps {
  page: number
  onPage: (page: number) => void
  /** Looks among all products; null where these are all. */
  onAll: (() => void) | null
}

function Stock({ page, onPage, onAll }: StockProps) {
  const t = deskStockMessages
  const { can } = useDesk()
  const { content, refresh } = usePageData<typeof clientLoader>()
  const dialog = useDialog('item')
  return (
    <Outcome of={content} onRetry={refresh}>
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
                <li key={keyOf(row)}>
                  <StockItem
                    row={row}
                    places={places}
                    onEdit={can('stock:write') ? (one) => dialog.open(keyOf(one)) : null}
                  />
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
          {can('stock:write') &&
            dialog.show((subject) => {
              const edited = rows.find((row) => keyOf(row) === subject)
              return (
                edited !== undefined && (
                  <StockItemDialog
                    row={edited}
                    onClose={dialog.close}
                    onSaved={() => {
                      dialog.close()
                      refresh()
                    }}
                  />
                )
              )
            })}
        </>
      )}
    </Outcome>
  )
}

function keyOf({ productId, variantUid }: StockRowWire): string {
  return `${productId} ${variantUid}`
}

const tones = { available: 'good', low: 'caution', out: 'bad' } as const

interface StockItemProps {
  row: StockRowWire
  places: StockListWire['places']
  onEdit: ((row: StockRowWire) => void) | null
}

function StockItem({ row, places, onEdit }: StockItemProps) {
  const t = deskStockMessages
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
