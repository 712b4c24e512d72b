import { useState } from 'react'
import type { OpeningAct, OpeningReportWire } from '#domain/accounts/opening-import-wire.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { sendOpenings } from '#app/api/desk/money/openings.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskCreditMessages } from '#app/messages/desk/credit.ts'
import { deskOpeningMessages } from '#app/messages/desk/openings.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { FileChoice } from '#app/desk/kit/file-choice.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

export const permission = 'credit:terms'

type Read = { readonly file: File; readonly report: OpeningReportWire }

/** Imports what an old book has open (CREDIT-02): a file is looked at row by row, then entered as a whole or not at all. */
export default function OpeningsPage() {
  const t = deskOpeningMessages
  const describe = useDeskError()
  const toast = useToast()
  const [read, setRead] = useState<Read | null>(null)
  const { pending, failure, run } = useAction()

  const send = (act: OpeningAct, file: File) =>
    run(async () => {
      const report = await sendOpenings(act, file)
      setRead({ file, report })
      if (act !== 'check')
        toast({ text: act === 'enter' ? t.entered(report.changed) : t.undone(report.changed), tone: 'good' })
    })

  return (
    <>
      <BackLink to="/desk/credit" text={deskCreditMessages.back} />
      <div className="grid grid-cols-1 gap-4">
        <PageIntro title={t.title} intro={t.intro} />
        <Section title={t.choose}>
          <p className="text-sm text-quiet">{t.columns}</p>
          <FileChoice
            texts={t}
            file={read?.file}
            accept=".csv,.tsv,.txt,.xlsx,.ods,text/csv"
            pending={pending}
            onChoose={(file) => {
              setRead(null)
              return send('check', file)
            }}
          />
          {failure !== null && <InlineError text={describe(failure)} />}
        </Section>
        {read !== null && (
          <Report report={read.report} isPending={pending} onAct={(act) => void send(act, read.file)} />
        )}
      </div>
    </>
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
      <DeskTable
        columns={[
          { heading: t.row, wideOnly: true },
          { heading: t.customer },
          { heading: t.bill, wideOnly: true },
          { heading: t.day, wideOnly: true },
          { heading: t.due, wideOnly: true },
          { heading: t.amount, figures: true },
          { heading: t.result, wideOnly: true },
        ]}
        rows={rows.map((row) => ({
          key: String(row.number),
          cells: [
            row.number,
            <span key="customer">
              {row.name ?? '–'}
              <span className="block text-quiet wide:hidden">
                {[t.rowOf(row.number), row.reference].filter(Boolean).join(' · ')}
              </span>
              <span className="block wide:hidden">
                <Result row={row} />
              </span>
            </span>,
            row.reference ?? '',
            row.day === null ? '–' : formatDay(row.day),
            row.isAdvance ? t.advance : row.dueDay === null ? '–' : formatDay(row.dueDay),
            row.amount === null ? '–' : formatRupees(row.amount),
            <Result key="result" row={row} />,
          ],
        }))}
      />
    </Section>
  )
}

/** Outcome of a row, or the reason that it has none. */
function Result({ row: { state, issue } }: { row: OpeningReportWire['rows'][number] }) {
  const t = deskOpeningMessages
  const look = state === 'refused' ? 'text-bad' : state === 'entered' ? 'text-good' : undefined
  return <span className={look}>{issue === null ? t[`state-${state}`] : t[`issue-${issue}`]}</span>
}
