import { useState } from 'react'
import { formatPaise } from '#domain/money/format.ts'
import type { DayRateImportWire, RateAct } from '#domain/pricing/day-rates/wire.ts'
import { sendDayRates } from '#app/api/desk/money/day-rates.ts'
import { deskDayRateMessages, deskRateImportMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { DeskTable } from '#app/desk/kit/desk-table.tsx'
import { FileChoice } from '#app/desk/kit/file-choice.tsx'
import { PageIntro } from '#app/desk/kit/page-intro.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { MoveList } from './effects.tsx'

export const permission = 'catalogue:write'

type Read = { readonly file: File; readonly report: DayRateImportWire; readonly isEntered: boolean }

/** Imports rates of the day (PRICE-09): a file is looked at row by row, then taken as a whole or not at all. */
export default function RateImportPage() {
  const t = deskRateImportMessages
  const describe = useDeskError()
  const toast = useToast()
  const [read, setRead] = useState<Read | null>(null)
  const { pending, failure, run } = useAction()

  const send = (file: File, act: RateAct, confirmMoves = false) =>
    run(async () => {
      const report = await sendDayRates(file, { act, confirmMoves })
      setRead({ file, report, isEntered: act === 'enter' })
      if (act === 'enter') toast({ text: t.entered, tone: 'good' })
    })

  return (
    <>
      <BackLink to="/desk/catalogue/day-rates" text={deskDayRateMessages.back} />
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
              return send(file, 'check')
            }}
          />
          {failure !== null && <InlineError text={describe(failure)} />}
        </Section>
        {read !== null && (
          <>
            <Rates
              read={read}
              isPending={pending}
              onEnter={(confirmMoves) => void send(read.file, 'enter', confirmMoves)}
            />
            <Rows rows={read.report.rows} />
          </>
        )}
      </div>
    </>
  )
}

interface RatesProps {
  read: Read
  isPending: boolean
  onEnter: (confirmMoves: boolean) => void
}

/** The rates of a file with what becomes of each, and the button that takes them. */
function Rates({ read: { report, isEntered }, isPending, onEnter }: RatesProps) {
  const t = deskRateImportMessages
  const [isConfirmed, setConfirmed] = useState(false)
  const { rates, rows, moves } = report
  const isRefused = rows.some(({ state }) => state === 'refused')
  const changes = rates.filter(({ hasChanged, base }) => hasChanged || base !== null)
  return (
    <Section title={t.rates}>
      {isRefused && <p className="text-sm text-bad">{t.correct}</p>}
      {changes.length === 0 && !isRefused && <output>{t.nothing}</output>}
      <ul className="divide-y divide-hairline">
        {changes.map((rate) => (
          <li key={rate.name} className="py-2">
            <span className="block font-medium wrap-anywhere">{rate.name}</span>
            <span className="block text-sm text-quiet tabular-nums">{effectText(rate)}</span>
          </li>
        ))}
      </ul>
      {moves.length > 0 && !isEntered && (
        <div className="grid grid-cols-1 gap-2 rounded-control bg-caution-soft p-3">
          <p className="text-sm text-caution">{deskDayRateMessages.moves}</p>
          <MoveList moves={moves} />
          <CheckboxField
            label={deskDayRateMessages.confirmMoves}
            checked={isConfirmed}
            onChange={(event) => setConfirmed(event.currentTarget.checked)}
          />
        </div>
      )}
      {changes.length > 0 && !isRefused && !isEntered && (
        <div>
          <WaitingButton
            loading={isPending}
            waitsFor={moves.length > 0 && !isConfirmed ? deskDayRateMessages.needsConfirmation : null}
            onClick={() => onEnter(isConfirmed)}
          >
            {t.enter}
          </WaitingButton>
        </div>
      )}
    </Section>
  )
}

type FileRate = DayRateImportWire['rates'][number]

function effectText({ isNew, hasChanged, base, before, changes, unchanged }: FileRate): string {
  const t = deskRateImportMessages
  return [
    isNew ? t.isNew : hasChanged && t.sizesChange,
    base === null
      ? t.baseStays
      : before === null
        ? t.setFirst(formatPaise(base))
        : t.setTo(formatPaise(before), formatPaise(base)),
    base !== null && t.prices(changes),
    unchanged > 0 && t.staying(unchanged),
  ]
    .filter(Boolean)
    .join(' · ')
}

function Rows({ rows }: Pick<DayRateImportWire, 'rows'>) {
  const t = deskRateImportMessages
  return (
    <Section title={t.rows}>
      <DeskTable
        columns={[
          { heading: t.row, wideOnly: true },
          { heading: t.rate },
          { heading: t.size },
          { heading: t.result, wideOnly: true },
        ]}
        rows={rows.map((row) => ({
          key: String(row.number),
          cells: [
            row.number,
            <span key="rate" className="wrap-anywhere">
              {row.rate || '–'}
              <span className="block text-quiet wide:hidden">{t.rowOf(row.number)}</span>
            </span>,
            <span key="size" className="wrap-anywhere">
              {row.size ?? t.rateAlone}
              <span className="block wide:hidden">
                <Result row={row} />
              </span>
            </span>,
            <Result key="result" row={row} />,
          ],
        }))}
      />
    </Section>
  )
}

/** Outcome of a row, or the reason that it has none. */
function Result({ row: { state, issue } }: { row: DayRateImportWire['rows'][number] }) {
  const t = deskRateImportMessages
  const look = state === 'refused' ? 'text-bad' : state === 'same' ? 'text-quiet' : undefined
  return <span className={look}>{issue === null ? t[`state-${state}`] : t[`issue-${issue}`]}</span>
}
