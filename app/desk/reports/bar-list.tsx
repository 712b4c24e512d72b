import { formatRupees } from '#domain/money/format-rupees.ts'
import type { SalesRowWire } from '#domain/reports/wire.ts'
import { deskReportMessages } from '#app/messages/desk/reports.ts'

const MOST = 8

/** The best rows as bars, each with its name and amount. */
export function BarList({ rows, label }: { rows: readonly SalesRowWire[]; label: string }) {
  const best = rows.filter(({ total }) => total > 0).slice(0, MOST)
  const highest = Math.max(...best.map(({ total }) => total), 1)
  return (
    <ul aria-label={label} className="grid content-start gap-2">
      {best.map((row) => (
        <li key={row.key} className="grid gap-0.5 text-sm">
          <span className="flex justify-between gap-3">
            <span className="min-w-0 break-words">{rowName(row)}</span>
            <span className="whitespace-nowrap tabular-nums">{formatRupees(row.total)}</span>
          </span>
          <span className="h-2 rounded-full bg-sunken">
            <span
              className="block h-2 min-w-1 rounded-full bg-accent"
              style={{ width: `${(row.total / highest) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The name of a row; an area has a place for a name and is told apart by its PIN code. */
export function rowName({ key, name, rest }: SalesRowWire): string {
  const t = deskReportMessages
  if (rest?.kind === 'others') return t.others(rest.rows ?? 0)
  if (rest !== undefined) return t[`rest-${rest.kind}`]
  return /^\d{6}$/.test(key) ? `${key} ${name}` : name || key || '–'
}
