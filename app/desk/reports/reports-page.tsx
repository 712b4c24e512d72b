import { useCallback, useState } from 'react'
import { addDays, breakdowns, type ReportPeriod } from '#domain/reports/report.ts'
import type { ReportWire } from '#domain/reports/wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { fetchReport } from '#app/api/desk/reports.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskReportMessages } from '#app/messages/desk/reports.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { FilterChips } from '#app/desk/kit/filter-chips.tsx'
import { Loaded } from '#app/desk/kit/loading/loaded.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'
import { BreakdownSection } from './breakdown-section.tsx'
import { KeyFigures } from './key-figures.tsx'
import { LostSales } from './lost-sales.tsx'
import { isPeriod, presetPeriod, presets, type Preset } from './periods.ts'
import { shortDay } from './short-day.ts'

/** The numbers of the store in a period (DESK-07). */
export function ReportsPage() {
  const t = useMessages(deskReportMessages)
  const [chosen, setChosen] = useState<Preset | 'custom'>('month')
  const [period, setPeriod] = useState(() => presetPeriod('month', today()))
  const chips = [...presets, 'custom' as const]
  return (
    <div className="grid max-w-6xl grid-cols-1 gap-4">
      <PageIntro title={t.title} intro={t.intro} />
      <FilterChips
        chips={chips.map((chip) => [chip, t[chip]])}
        chosen={chosen}
        onChoose={(value) => {
          const chip = chips.find((one) => one === value) ?? 'month'
          setChosen(chip)
          if (chip !== 'custom') setPeriod(presetPeriod(chip, today()))
        }}
      />
      {chosen === 'custom' && <CustomPeriod period={period} onChoose={setPeriod} />}
      <ReportOf key={`${period.from} ${period.to}`} period={period} />
    </div>
  )
}

interface CustomPeriodProps {
  period: ReportPeriod
  onChoose: (period: ReportPeriod) => void
}

function CustomPeriod({ period, onChoose }: CustomPeriodProps) {
  const t = useMessages(deskReportMessages)
  const [typed, setTyped] = useState(period)
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        setWrong(!isPeriod(typed))
        if (isPeriod(typed)) onChoose(typed)
      }}
    >
      <Field
        label={t.from}
        type="date"
        value={typed.from}
        onChange={(event) => setTyped({ ...typed, from: event.currentTarget.value })}
      />
      <Field
        label={t.to}
        type="date"
        value={typed.to}
        error={isWrong ? t.periodWrong : null}
        onChange={(event) => setTyped({ ...typed, to: event.currentTarget.value })}
      />
      <Button variant="secondary" type="submit">
        {t.show}
      </Button>
    </form>
  )
}

function ReportOf({ period }: { period: ReportPeriod }) {
  const loading = useDeskLoad(useCallback(() => fetchReport(period), [period]))
  return <Loaded loading={loading}>{(report) => <Numbers report={report} />}</Loaded>
}

function Numbers({ report }: { report: ReportWire }) {
  const t = useMessages(deskReportMessages)
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
      <LostSales report={report} />
    </>
  )
}

function today(): string {
  return istDay(new Date())
}
