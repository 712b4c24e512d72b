import { Link } from 'react-router'
import type { RepricedProduct } from '#domain/catalogue/entries/wire.ts'
import { formatUnitPrice } from '#domain/money/format-rupees.ts'
import { toPrice } from '#domain/money/parse-price.ts'
import type { DayRatePreviewWire } from '#domain/pricing/day-rates/wire.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { unchangedSizes, sizeName, type UnchangedSize } from './unchanged-sizes.ts'

/** Says what a base would do: the prices from and to, what stays, and what keeps an earlier price. */
export function Effects({ preview }: { preview: DayRatePreviewWire }) {
  const t = deskDayRateMessages
  const { products, quotations, quotationCount, approvalCount } = preview
  const changes = changesOf(products)
  const kept = unchangedSizes(products)
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <p className="text-base">{t.changes(changes.length)}</p>
      {changes.length > 0 && (
        <ul className="max-h-60 divide-y divide-hairline overflow-y-auto rounded-control border border-hairline px-3">
          {changes.map(({ key, name, before, after }) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-3 py-1 tabular-nums">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span>{t.from(before, after)}</span>
            </li>
          ))}
        </ul>
      )}
      {kept.length > 0 && (
        <>
          <p>{t.stays(kept.length)}</p>
          <UnchangedList rows={kept} />
        </>
      )}
      {changes.length > 0 && <p className="text-quiet">{t.carts}</p>}
      {quotationCount > 0 && (
        <p className="text-quiet">
          {t.quotations(quotationCount)}{' '}
          {quotations.map(({ id, number, customer }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link to={`/desk/quotations#${id}`} className="text-accent underline">
                {number}
              </Link>
              {customer !== null && ` (${customer})`}
            </span>
          ))}
          {quotationCount > quotations.length && ` ${t.moreQuotations(quotationCount - quotations.length)}`}
        </p>
      )}
      {approvalCount > 0 && <p className="text-quiet">{t.approvals(approvalCount)}</p>}
    </div>
  )
}

/** Sizes and products that stay as they are, each with its reason. */
export function UnchangedList({ rows }: { rows: readonly UnchangedSize[] }) {
  return (
    <ul className="divide-y divide-hairline rounded-control border border-hairline px-3 text-sm">
      {rows.map(({ key, name, reason }) => (
        <li key={key} className="py-1">
          <span className="block wrap-anywhere">{name}</span>
          <span className="block text-bad">{reason}</span>
        </li>
      ))}
    </ul>
  )
}

/** Prices that change by more than half. */
export function MoveList({ moves }: Pick<DayRatePreviewWire, 'moves'>) {
  const t = deskDayRateMessages
  return (
    <ul className="max-h-40 overflow-y-auto text-sm">
      {moves.map(({ product, variant, from, to }) => (
        <li key={`${product} ${variant}`} className="flex flex-wrap justify-between gap-x-3 tabular-nums">
          <span className="min-w-0 wrap-anywhere">{sizeName({ name: product }, variant)}</span>
          <span>{t.from(formatUnitPrice(from), formatUnitPrice(to))}</span>
        </li>
      ))}
    </ul>
  )
}

function changesOf(products: readonly RepricedProduct[]) {
  const t = deskDayRateMessages
  const shown = (price: string) => (price === '' ? t.onRequest : formatUnitPrice(toPrice(price)))
  return products.flatMap((product) =>
    product.refused === null
      ? product.rows
          .filter(({ kept, before, after }) => kept === null && before !== after)
          .map(({ index, variant, before, after }) => ({
            key: `${product.id} ${index}`,
            name: sizeName(product, variant),
            before: shown(before),
            after: shown(after),
          }))
      : [],
  )
}
