import type { OpeningAct, OpeningReportWire } from '#domain/accounts/opening-import-wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { sendOpenings } from '#app/api/desk/money/openings.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { deskOpeningMessages } from '#app/messages/desk/openings.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { ImportRows } from '#app/desk/kit/sheet-import/import-rows.tsx'
import { SheetImportPage } from '#app/desk/kit/sheet-import/sheet-import-page.tsx'

export const permission = 'credit:terms'

/** Imports what an old book has open (CREDIT-02): a file is looked at row by row, then entered as a whole or not at all. */
export default function OpeningsPage() {
  const t = deskOpeningMessages
  const toast = useToast()
  return (
    <SheetImportPage<OpeningReportWire, OpeningAct>
      texts={t}
      back={{ to: '/desk/credit', text: deskCreditMessages.back }}
      send={async (file, act) => {
        const report = await sendOpenings(act, file)
        if (act !== 'check')
          toast({
            text: act === 'enter' ? t.entered(report.changed) : t.undone(report.changed),
            tone: 'good',
          })
        return report
      }}
    >
      {({ report }, actions) => <Report report={report} {...actions} />}
    </SheetImportPage>
  )
}

interface ReportProps {
  report: OpeningReportWire
  isPending: boolean
  onAct: (act: OpeningAct) => void
}

function Report({ report: { rows }, isPending, onAct }: ReportProps) {
  const t = deskOpeningMessages
  const count = (state: (typeof rows)[number]['state']) => rows.filter((row) => row.state === state).length
  const [fresh, entered, refused] = [count('new'), count('entered'), count('refused')]
  return (
    <Section title={t.rows}>
      <output className="font-medium">{t.summary(fresh, entered, refused)}</output>
      {refused > 0 && <p className="text-sm text-bad">{t.correct}</p>}
      <div className="flex flex-wrap gap-2">
        {fresh > 0 && refused === 0 && (
          <Button loading={isPending} onClick={() => onAct('enter')}>
            {t.enter(fresh)}
          </Button>
        )}
        {entered > 0 && (
          <Button variant="danger" loading={isPending} onClick={() => onAct('undo')}>
            {t.undo}
          </Button>
        )}
      </div>
      {entered > 0 && <p className="text-sm text-quiet">{t.undoText}</p>}
      <ImportRows
        texts={t}
        rows={rows}
        columns={[
          { heading: t.customer, show: ({ name }) => name ?? '–' },
          { heading: t.bill, show: ({ reference }) => reference ?? '' },
          { heading: t.day, show: ({ day }) => (day === null ? '–' : formatDay(day)) },
          {
            heading: t.due,
            show: ({ isAdvance, dueDay }) =>
              isAdvance ? t.advance : dueDay === null ? '–' : formatDay(dueDay),
          },
          {
            heading: t.amount,
            figures: true,
            isNarrow: true,
            show: ({ amount }) => (amount === null ? '–' : formatRupees(amount)),
          },
        ]}
        detail={({ reference }) => [reference]}
        result={({ state, issue }) => {
          if (issue !== null) return { text: t[`issue-${issue}`], look: 'bad' }
          return { text: t[`state-${state}`], ...(state === 'entered' && { look: 'good' }) }
        }}
      />
    </Section>
  )
}
