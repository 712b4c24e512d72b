import { formatRupees } from '#domain/money/format-rupees.ts'
import { sum, toPaise, type Paise } from '#domain/money/paise.ts'
import type { SalesRowWire } from '#domain/reports/wire.ts'
import { deskReportMessages } from '#app/messages/desk/reports.ts'
import { shortDay } from './short-day.ts'

/** So many bars can be told apart on a phone; of longer periods a bar is several days. */
const MOST_BARS = 62
const HEIGHT = 100
const GAP = 0.2

/** Sales by day as bars, with those of the former period behind them; the table has the numbers. */
export function DayChart({ days }: { days: readonly SalesRowWire[] }) {
  const t = deskReportMessages
  const bars = barsOf(days)
  const highest = Math.max(...bars.map(({ total, former }) => Math.max(total, former)), 1)
  const height = (amount: number) => (Math.max(0, amount) / highest) * HEIGHT
  const [first, last] = [bars[0], bars.at(-1)]
  return (
    <figure className="grid content-start gap-1">
      <svg
        role="img"
        aria-label={t.chart(t.days)}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-40 w-full border-b border-control"
      >
        {bars.map(({ key, total, former }, index) => (
          <g key={key}>
            <rect
              x={index}
              y={HEIGHT - height(former)}
              width={1}
              height={height(former)}
              className="fill-sunken"
            />
            <rect
              x={index + GAP / 2}
              y={HEIGHT - height(total)}
              width={1 - GAP}
              height={height(total)}
              className="fill-accent"
            >
              <title>{t.bar(shortDay(key), formatRupees(total))}</title>
            </rect>
          </g>
        ))}
      </svg>
      <figcaption className="flex justify-between gap-2 text-xs text-quiet">
        <span>{first && shortDay(first.key)}</span>
        <span>{t.highest(formatRupees(toPaise(highest)))}</span>
        <span>{bars.length > 1 && last && shortDay(last.key)}</span>
      </figcaption>
      <p className="flex flex-wrap gap-x-4 text-xs text-quiet">
        <span className="flex items-center gap-1">
          <span className="size-3 bg-accent" /> {t.sales}
        </span>
        <span className="flex items-center gap-1">
          <span className="size-3 bg-sunken" /> {t.former}
        </span>
      </p>
    </figure>
  )
}

type Bar = { readonly key: string; readonly total: Paise; readonly former: Paise }

function barsOf(days: readonly SalesRowWire[]): Bar[] {
  const size = Math.ceil(days.length / MOST_BARS)
  return Array.from({ length: Math.ceil(days.length / size) }, (_, index) => {
    const some = days.slice(index * size, (index + 1) * size)
    return {
      key: some[0]?.key ?? '',
      total: sum(some.map(({ total }) => total)),
      former: sum(some.map(({ former }) => former)),
    }
  })
}
