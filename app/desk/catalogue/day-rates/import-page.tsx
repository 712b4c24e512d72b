import { useState } from 'react'
import { formatPaise } from '#domain/money/format.ts'
import type { DayRateImportWire } from '#domain/pricing/day-rates/wire.ts'
import { sendDayRates } from '#app/api/desk/money/day-rates.ts'
import { deskDayRateMessages, deskRateImportMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { ImportRows } from '#app/desk/kit/sheet-import/import-rows.tsx'
import { SheetImportPage, type ReadSheet } from '#app/desk/kit/sheet-import/sheet-import-page.tsx'
import { MoveList } from './effects.tsx'

export const permission = 'catalogue:write'

type Read = ReadSheet<DayRateImportWire, 'enter' | 'enter-moves'>

/** Imports rates of the day (PRICE-09): a file is looked at row by row, then taken as a whole or not at all. */
export default function RateImportPage() {
  const t = deskRateImportMessages
  const toast = useToast()
  return (
    <SheetImportPage<DayRateImportWire, 'enter' | 'enter-moves'>
      texts={t}
      back={{ to: '/desk/catalogue/day-rates', text: deskDayRateMessages.back }}
      send={async (file, act) => {
        const report = await sendDayRates(file, {
          act: act === 'check' ? act : 'enter',
          confirmMoves: act === 'enter-moves',
        })
        if (act !== 'check') toast({ text: t.entered, tone: 'good' })
        return report
      }}
    >
      {(read, { isPending, onAct }) => (
        <>
          <Rates
            read={read}
            isPending={isPending}
            onEnter={(confirmMoves) => onAct(confirmMoves ? 'enter-moves' : 'enter')}
          />
          <Section title={t.rows}>
            <Rows rows={read.report.rows} />
          </Section>
        </>
      )}
    </SheetImportPage>
  )
}

interface RatesProps {
  read: Read
  isPending: boolean
  onEnter: (confirmMoves: boolean) => void
}

/** The rates of a file with what becomes of each, and the button that takes them. */
function Rates({ read: { report, act }, isPending, onEnter }: RatesProps) {
  const t = deskRateImportMessages
  const [isConfirmed, setConfirmed] = useState(false)
  const { rates, rows, moves } = report
  const isEntered = act !== 'check'
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
    <ImportRows
      texts={t}
      rows={rows}
      columns={[
        { heading: t.rate, show: ({ rate }) => rate || '–' },
        {
          heading: t.size,
          isNarrow: true,
          show: showSize,
        },
      ]}
      result={({ state, issue }) => {
        if (issue !== null) return { text: t[`issue-${issue}`], look: 'bad' }
        return { text: t[`state-${state}`], ...(state === 'same' && { look: 'quiet' }) }
      }}
    />
  )
}

function showSize({ size }: DayRateImportWire['rows'][number]) {
  return <span className="wrap-anywhere">{size ?? deskRateImportMessages.rateAlone}</span>
}
