import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Breakdown, ReportPeriod } from '#domain/reports/report.ts'
import type { SalesRowWire } from '#domain/reports/wire.ts'
import { reportFile } from '#app/api/desk/reports.ts'
import { deskReportMessages } from '#app/messages/desk/reports.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Button } from '#app/ui/button.tsx'
import { Download } from '#app/ui/icons/download.tsx'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { BarList, rowName } from './bar-list.tsx'
import { DayChart } from './day-chart.tsx'
import { shortDay } from './short-day.ts'

const SHOWN = 10

interface BreakdownSectionProps {
  by: Breakdown
  rows: readonly SalesRowWire[]
  period: ReportPeriod
}

/** Sales by one thing: bars, the table beside them, and the file. */
export function BreakdownSection({ by, rows, period }: BreakdownSectionProps) {
  const t = deskReportMessages
  const [isWhole, setWhole] = useState(false)
  // the latest day first, as one looks for it
  const ordered = by === 'days' ? rows.toReversed() : rows
  const shown = isWhole ? ordered : ordered.slice(0, SHOWN)
  return (
    <Section title={t[by]}>
      <div className="grid grid-cols-1 gap-4 wide:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {by === 'days' ? <DayChart days={rows} /> : <BarList rows={rows} label={t.chart(t[by])} />}
        <div className="grid min-w-0 content-start gap-2">
          <DeskTable
            columns={[
              { heading: { days: t.day, departments: t.department, products: t.product, areas: t.area }[by] },
              { heading: t.units, figures: true, wideOnly: true },
              { heading: t.taxable, figures: true, wideOnly: true },
              { heading: t.sales, figures: true },
              { heading: t.margin, figures: true, wideOnly: true },
              { heading: t.former, figures: true },
            ]}
            rows={shown.map((row) => ({
              key: row.key,
              cells: [
                by === 'days' ? shortDay(row.key) : rowName(row),
                row.quantity,
                formatRupees(row.taxable),
                formatRupees(row.total),
                row.margin === null ? '–' : formatRupees(row.margin),
                formatRupees(row.former),
              ],
            }))}
          />
          <div className="flex flex-wrap gap-2">
            {ordered.length > SHOWN && (
              <Button variant="quiet" size="small" onClick={() => setWhole(!isWhole)}>
                {isWhole ? t.fewer : t.all(ordered.length)}
              </Button>
            )}
            <a
              href={reportFile(by, period)}
              download
              aria-label={t.download(t[by])}
              className={buttonClass({ variant: 'quiet', size: 'small' })}
            >
              <Download size={18} />
              CSV
            </a>
          </div>
        </div>
      </div>
    </Section>
  )
}
