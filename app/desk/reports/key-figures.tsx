import { formatRupees } from '#domain/money/format-rupees.ts'
import type { ReportWire } from '#domain/reports/wire.ts'
import { deskReportMessages } from '#app/messages/desk/reports.ts'

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 })
const count = new Intl.NumberFormat('en-IN')

/** Key figures of a period, each compared with the previous period. */
export function KeyFigures({ report }: { report: ReportWire }) {
  const t = deskReportMessages
  const { sales, orders, unfinished, foundNothing } = report
  const vain = foundNothing.searches + foundNothing.lists
  return (
    <dl className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 wide:grid-cols-5">
      <Figure name={t.sales} value={formatRupees(sales.total)} more={useChange(sales.total, sales.former)} />
      <Figure
        name={t.margin}
        value={sales.margin === null ? '–' : formatRupees(sales.margin)}
        more={
          sales.margin === null
            ? t.marginUnknown
            : t.marginOf(percent.format(sales.taxable === 0 ? 0 : sales.costed / sales.taxable))
        }
      />
      <Figure
        name={t.orders}
        value={count.format(orders.count)}
        more={`${t.ordersWorth(formatRupees(orders.worth))}. ${useChange(orders.count, orders.former)}`}
      />
      <Figure
        name={t.unfinished}
        value={count.format(unfinished.count)}
        more={`${t.unfinishedWorth(formatRupees(unfinished.worth))}. ${useChange(unfinished.count, unfinished.former)}`}
      />
      <Figure
        name={t.foundNothing}
        value={count.format(vain)}
        more={`${t.foundNothingText(foundNothing.searches, foundNothing.lists)}. ${useChange(vain, foundNothing.former)}`}
      />
    </dl>
  )
}

function Figure({ name, value, more }: { name: string; value: string; more: string }) {
  return (
    <div className="grid content-start gap-0.5 rounded-card border border-hairline bg-surface p-4">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="font-price text-lg break-words tabular-nums">{value}</dd>
      <dd className="text-xs text-quiet">{more}</dd>
    </div>
  )
}

/** Describes the change from a previous number. */
function useChange(now: number, before: number): string {
  const t = deskReportMessages
  if (now === before) return t.same
  if (before === 0) return t.fresh
  const share = percent.format(Math.abs(now - before) / Math.abs(before))
  return now > before ? t.more(share) : t.less(share)
}
