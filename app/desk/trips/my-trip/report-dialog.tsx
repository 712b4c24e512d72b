import { useState } from 'react'
import type { StopOutcome } from '#domain/trips/trip.ts'
import type { StopReportWire, StopWire } from '#domain/trips/wire.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskMyTripMessages } from '#app/messages/desk/orders/my-trip.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { readReport, type Draft } from './read-report.ts'

export type Report = Omit<StopReportWire, 'key' | 'tappedAt'>

interface ReportDialogProps {
  stop: StopWire
  outcome: StopOutcome
  onReport: (report: Report) => void
  onClose: () => void
}

const empty: Draft = { refused: {}, reason: '', method: null, cash: '' }

/** Asks what a report of a stop needs: what was refused, why, and how the rest was paid. All of it works without a network. */
export function ReportDialog({ stop, outcome, onReport, onClose }: ReportDialogProps) {
  const t = deskMyTripMessages
  const desk = deskMessages
  const [draft, setDraft] = useState(empty)
  const { due, report, missing } = readReport(stop, outcome, draft)
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  return (
    <Dialog open title={t[`do-${outcome}`]} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (report !== null) onReport(report)
        }}
      >
        {outcome === 'PART' && (
          <RefusedFields stop={stop} typed={draft.refused} onTyped={(refused) => change({ refused })} />
        )}
        {outcome !== 'DELIVERED' && (
          <ReasonField outcome={outcome} reason={draft.reason} onReason={(reason) => change({ reason })} />
        )}
        {due > 0 && <PaymentFields due={due} draft={draft} onChange={change} />}
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {desk.cancel}
          </Button>
          <WaitingButton type="submit" waitsFor={missing === null ? null : t[`needs-${missing}`]}>
            {t[`do-${outcome}`]}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
  )
}

interface RefusedFieldsProps {
  stop: StopWire
  typed: Draft['refused']
  onTyped: (typed: Draft['refused']) => void
}

function RefusedFields({ stop, typed, onTyped }: RefusedFieldsProps) {
  const t = deskMyTripMessages
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{t.refusedUnits}</legend>
      {stop.lines.map(({ line, productName, quantity }) => (
        <div key={line} className="flex items-center gap-3">
          <span className="min-w-0 flex-1 text-sm">{productName}</span>
          <NumberField
            className="w-32 [&_label]:sr-only"
            label={t.quantityOf(productName)}
            limits={{ most: quantity }}
            after={<span className="pr-3 text-sm text-quiet tabular-nums">{t.of(quantity)}</span>}
            value={typed[line] ?? ''}
            onChange={(text) => onTyped({ ...typed, [line]: text })}
          />
        </div>
      ))}
    </fieldset>
  )
}

interface ReasonFieldProps {
  outcome: Exclude<StopOutcome, 'DELIVERED'>
  reason: string
  onReason: (reason: string) => void
}

/** A reason: one of the usual with a tap, or typed. */
function ReasonField({ outcome, reason, onReason }: ReasonFieldProps) {
  const t = deskMyTripMessages
  return (
    <div className="grid gap-2">
      <Field
        label={t.reason}
        maxLength={300}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        {t[`why-${outcome}`].split('\n').map((text) => (
          <Button key={text} size="small" variant="secondary" onClick={() => onReason(text)}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  )
}
