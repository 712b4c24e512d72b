import { useState } from 'react'
import { formatPaise } from '#domain/money/format.ts'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import { unchangedSizes } from './unchanged-sizes.ts'
import type { DayRateOutcomeWire, DayRatePreviewWire } from '#domain/pricing/day-rates/wire.ts'
import { previewDayRate } from '#app/api/desk/money/day-rates.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { Effects, UnchangedList, MoveList } from './effects.tsx'
import { useSetRate } from './use-set-rate.ts'

interface SettableRate {
  readonly id: string
  readonly name: string
  readonly unit: string
  readonly revision: number
}

interface SetDialogProps {
  /** Names the rate and the base, as `dialogSubject` does. */
  subject: string
  rates: readonly SettableRate[]
  onClose: () => void
  /** The rate was set, or is no longer as it is shown. */
  onChanged: () => void
}

/** The rate and the base of the dialog as its address names them. */
export function dialogSubject(id: string, base: Paise): string {
  return `${id}.${base}`
}

/** Says what a base would do before it is set, now or at a moment. */
export function SetDialog({ subject, rates, onClose, onChanged }: SetDialogProps) {
  const t = deskDayRateMessages
  const [id = '', typed = ''] = subject.split('.')
  const [rate] = useState(() => rates.find((one) => one.id === id))
  const base = Number(typed)
  const [outcome, setOutcome] = useState<DayRateOutcomeWire | null>(null)
  if (rate === undefined || !Number.isSafeInteger(base) || base <= 0) return null
  const title = t.setTitle(rate.name, formatPaise(toPaise(base)), rate.unit)
  if (outcome !== null)
    return (
      <Dialog open title={title} onClose={onClose}>
        <div className="grid grid-cols-1 gap-4 overflow-y-auto p-4">
          <p>{t.someStay}</p>
          <UnchangedList rows={unchangedSizes(outcome.products)} />
          <Button block onClick={onClose}>
            {t.close}
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog open title={title} onClose={onClose}>
      <div className="overflow-y-auto px-4 pt-1 pb-[max(16px,env(safe-area-inset-bottom))]">
        <Preview
          rate={rate}
          base={toPaise(base)}
          onStale={onChanged}
          onDone={(done) => {
            onChanged()
            if (unchangedSizes(done.products).length > 0) setOutcome(done)
            else onClose()
          }}
        />
      </div>
    </Dialog>
  )
}

interface PreviewProps {
  rate: SettableRate
  base: Paise
  onDone: (outcome: DayRateOutcomeWire) => void
  onStale: () => void
}

function Preview({ rate, base, onDone, onStale }: PreviewProps) {
  const data = useDeferred(() => previewDayRate(rate.id, base))
  return (
    <Deferred data={data}>
      {(preview) => (
        <SettingForm rate={rate} base={base} preview={preview} onDone={onDone} onStale={onStale} />
      )}
    </Deferred>
  )
}

function SettingForm({
  rate,
  base,
  preview,
  onDone,
  onStale,
}: PreviewProps & { preview: DayRatePreviewWire }) {
  const t = deskDayRateMessages
  const describe = useDeskError()
  const setting = useSetRate({ rate, base, onDone, onStale })
  const isUnconfirmed = preview.moves.length > 0 && !setting.isConfirmed
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void setting.save()
      }}
    >
      <Effects preview={preview} />
      {preview.moves.length > 0 && (
        <div className="grid grid-cols-1 gap-2 rounded-control bg-caution-soft p-3">
          <p className="text-sm text-caution">{t.moves}</p>
          <MoveList moves={preview.moves} />
          <CheckboxField
            label={t.confirmMoves}
            checked={setting.isConfirmed}
            onChange={(event) => setting.setConfirmed(event.currentTarget.checked)}
          />
        </div>
      )}
      <When setting={setting} />
      {setting.failure !== null && (
        <InlineError text={setting.isUnsure ? t.unsure : describe(setting.failure)} />
      )}
      <WaitingButton
        type="submit"
        block
        loading={setting.pending}
        waitsFor={
          isUnconfirmed ? t.needsConfirmation : setting.isLater && setting.at === null ? t.needsMoment : null
        }
      >
        {setting.isLater ? t.schedule : t.setNow}
      </WaitingButton>
    </form>
  )
}

function When({ setting }: { setting: ReturnType<typeof useSetRate> }) {
  const t = deskDayRateMessages
  return (
    <>
      <SelectField
        label={t.when}
        value={setting.isLater ? 'later' : 'now'}
        options={[
          ['now', t['when-now']],
          ['later', t['when-later']],
        ]}
        onChange={(event) => setting.setLater(event.currentTarget.value === 'later')}
      />
      {setting.isLater && (
        <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
          <Field
            type="date"
            label={t.day}
            value={setting.day}
            onChange={(event) => setting.setDay(event.currentTarget.value)}
          />
          <Field
            type="time"
            label={t.time}
            hint={t.zone}
            value={setting.time}
            onChange={(event) => setting.setTime(event.currentTarget.value)}
          />
        </div>
      )}
    </>
  )
}
