import type { LoaderFunctionArgs } from 'react-router'
import { addDays, breakdowns, type ReportPeriod } from '#domain/reports/report.ts'
import type { ReportWire } from '#domain/reports/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { fetchReport } from '#app/api/desk/reports.ts'
import { deskReportMessages } from '#app/messages/desk/reports.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { PeriodChoice } from '#app/desk/kit/period-choice.tsx'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { settle } from '#app/desk/kit/data/settle.ts'
import { Outcome } from '#app/desk/kit/data/outcome.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'
import { BreakdownSection } from './breakdown-section.tsx'
import { GivenAwaySection } from './given-away-section.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LostSales } from './lost-sales.tsx'
import { isPeriod, presetPeriod, presets, type Preset } from './periods.ts'
import { shortDay } from './short-day.ts'

export const permission = 'reports:read'

export function clientLoader(args: LoaderFunctionArgs) {
  return settle(fetchReport(periodOf(queryOf(args))))
}

const USUAL: Preset = 'month'

/** The period that the address names: a preset, or two days. */
function periodOf(query: URLSearchParams): ReportPeriod {
  const [from, to] = [query.get('from'), query.get('to')]
  if (from !== null && to !== null) return { from, to }
  return presetPeriod(presets.find((one) => one === query.get('period')) ?? USUAL, istDay(new Date()))
}

/** The numbers of the store in a period (DESK-07), which the address names. */
export default function ReportsPage() {
  const t = deskReportMessages
  const { query, isPending, change } = useQuery()
  const { content, refresh } = usePageData<typeof clientLoader>()
  const period = periodOf(query)
  return (
    <div className="grid max-w-page grid-cols-1 gap-4">
      <PageIntro title={t.title} intro={t.intro} />
      <PeriodChoice
        address={{ query, change }}
        presets={presets}
        usual={USUAL}
        labelOf={(chip) => t[chip]}
        period={period}
        isRight={isPeriod}
        wrong={t.periodWrong}
      />
      <div aria-busy={isPending} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
        <Outcome of={content} onRetry={refresh}>
          {(report) => <Numbers report={report} />}
        </Outcome>
      </div>
    </div>
  )
}

function Numbers({ report }: { report: ReportWire }) {
  const t = deskReportMessages
  const { from, to, formerFrom } = report
  const isEmpty = report.days.every(({ total, former }) => total === 0 && former === 0)
  return (
    <>
      <p className="text-sm text-quiet">
        {t.of(shortDay(from), shortDay(to))}{' '}
        {t.comparedWith(shortDay(formerFrom), shortDay(addDays(from, -1)))}
      </p>
      <KeyFigures report={report} />
      {isEmpty ? (
        <EmptyState title={t.nothing} text={t.nothingText} />
      ) : (
        breakdowns.map((by) => <BreakdownSection key={by} by={by} rows={report[by]} period={{ from, to }} />)
      )}
      <GivenAwaySection rows={report.givenAway} period={{ from, to }} />
      <LostSales report={report} />
    </>
  )
}
