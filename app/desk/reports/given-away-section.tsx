import { formatRupees } from '#domain/money/format-rupees.ts'
import type { ReportPeriod } from '#domain/reports/report.ts'
import type { ReportWire } from '#domain/reports/wire.ts'
import { reportFile } from '#app/api/desk/reports.ts'
import { deskReportMessages } from '#app/messages/desk/reports.ts'
import { buttonClass } from '#app/ui/button-class.ts'
import { Download } from '#app/ui/icons/download.tsx'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { Section } from '#app/desk/kit/section.tsx'

interface GivenAwayProps {
  rows: ReportWire['givenAway']
  period: ReportPeriod
}

/** Orders below the public price, by price list, offer and member of staff. */
export function GivenAwaySection({ rows, period }: GivenAwayProps) {
  const t = deskReportMessages
  if (rows.length === 0)
    return (
      <Section title={t.givenAway}>
        <p className="text-quiet">{t.nothingGiven}</p>
      </Section>
    )
  return (
    <Section title={t.givenAway}>
      <p className="text-sm text-quiet">{t.givenAwayText}</p>
      <p className="text-sm text-quiet wide:hidden">{t.givenMarginInFile}</p>
      <DeskTable
        columns={[
          { heading: t.givenBy },
          { heading: t.orders, figures: true, wideOnly: true },
          { heading: t.units, figures: true, wideOnly: true },
          { heading: t.publicValue, figures: true, wideOnly: true },
          { heading: t.charged, figures: true },
          { heading: t.difference, figures: true },
          { heading: t.margin, figures: true, wideOnly: true },
        ]}
        rows={rows.map((row) => ({
          key: `${row.kind} ${row.key}`,
          cells: [
            t[`given-${row.kind}`](row.name),
            row.orders,
            row.units,
            formatRupees(row.publicValue),
            formatRupees(row.charged),
            formatRupees(row.difference),
            row.margin === null ? '–' : formatRupees(row.margin),
          ],
        }))}
      />
      <div>
        <a
          href={reportFile('givenAway', period)}
          download
          aria-label={t.download(t.givenAway)}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
        >
          <Download size={18} />
          CSV
        </a>
      </div>
    </Section>
  )
}
