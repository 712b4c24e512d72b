import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { DeskEntryWire } from '#domain/catalogue/entries/wire.ts'
import { scheduledActions } from '#domain/catalogue/schedules/scheduled-change.ts'
import type { ScheduledChangeWire } from '#domain/catalogue/schedules/wire.ts'
import { fetchEntry } from '#app/api/desk/catalogue.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { deskScheduleMessages } from '#app/messages/desk/catalogue/schedule.ts'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { reasonsText } from '#app/desk/kit/errors/reason-text.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { Deferred, useDeferred } from '#app/desk/kit/data/deferred.tsx'
import { ScheduledPrices } from './scheduled-prices.tsx'
import { useSchedule } from './use-schedule.ts'

interface ScheduleDialogProps {
  collection: Collection
  entryId: string
  /** Change to edit; null for a new one. */
  change: ScheduledChangeWire | null
  onClose: () => void
  onSaved: () => void
  /** Somebody else changed it meanwhile: reads what is scheduled anew. */
  onStale: () => void
}

/** Asks what is to happen to an entry, and when. */
export function ScheduleDialog({
  collection,
  entryId,
  change,
  onClose,
  onSaved,
  onStale,
}: ScheduleDialogProps) {
  const t = deskScheduleMessages
  const data = useDeferred(() => fetchEntry(collection, entryId))
  return (
    <Dialog open onClose={onClose} title={change === null ? t.addTitle : t.changeTitle}>
      <div className="overflow-y-auto px-4 pt-1 pb-[max(16px,env(safe-area-inset-bottom))]">
        <Deferred data={data}>
          {(entry) => (
            <ScheduleForm
              entry={entry}
              change={change}
              onSaved={onSaved}
              onStale={() => {
                data.refresh()
                onStale()
              }}
            />
          )}
        </Deferred>
      </div>
    </Dialog>
  )
}

interface ScheduleFormProps {
  entry: DeskEntryWire
  change: ScheduledChangeWire | null
  onSaved: () => void
  onStale: () => void
}

function ScheduleForm({ entry, change, onSaved, onStale }: ScheduleFormProps) {
  const t = deskScheduleMessages
  const schedule = useSchedule({ entry, change, onSaved, onStale })
  const { action, day, time, typed, errors, wrong } = schedule
  const actions = scheduledActions.filter((each) => each !== 'prices' || entry.form.kind === 'products')
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void schedule.save()
      }}
    >
      <SelectField
        label={t.happens}
        value={action}
        options={actions.map((each) => [each, t[`action-${each}`]] as const)}
        onChange={(event) => schedule.setAction(event.currentTarget.value)}
      />
      <p className="-mt-2 text-sm text-quiet">{t[`${action}Hint`]}</p>
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <Field
          type="date"
          label={t.day}
          error={wrong === 'moment' ? t.dayWrong : errors.get('at')}
          value={day}
          onChange={(event) => schedule.setDay(event.currentTarget.value)}
        />
        <Field
          type="time"
          label={t.time}
          hint={t.zone}
          value={time}
          onChange={(event) => schedule.setTime(event.currentTarget.value)}
        />
      </div>
      {action === 'prices' && entry.form.kind === 'products' && (
        <ScheduledPrices
          variants={entry.form.variants}
          typed={typed}
          errors={errors}
          onChange={schedule.setTyped}
        />
      )}
      <Failure schedule={schedule} />
      <WaitingButton
        type="submit"
        block
        loading={schedule.pending}
        waitsFor={isUnconfirmedFall(schedule) ? t.needsConfirmedFalls : null}
      >
        {change === null ? t.add : t.saveChange}
      </WaitingButton>
    </form>
  )
}

/** Shows why saving failed, or asks to confirm a price drop of more than half. */
function Failure({ schedule }: { schedule: ReturnType<typeof useSchedule> }) {
  const t = deskScheduleMessages
  const describe = useDeskError()
  const { errors, failure, wrong } = schedule
  if (wrong === 'prices') return <InlineError text={t.nothingChanged} />
  if (wrong === 'sizes') return <InlineError text={t.sizeChanged} />
  if (failure === null || errors.has('at')) return null
  if (errors.size > 0) return <InlineError text={t.fixFields} />
  if (!isFall(failure)) return <InlineError text={describe(failure)} />
  return (
    <>
      <InlineError text={reasonsText(failure) ?? describe(failure)} />
      <CheckboxField
        label={t.confirmFalls}
        checked={schedule.isConfirmed}
        onChange={(event) => schedule.setConfirmed(event.currentTarget.checked)}
      />
    </>
  )
}

function isFall(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && failure.code === 'price-falls'
}

function isUnconfirmedFall({ failure, isConfirmed }: ReturnType<typeof useSchedule>): boolean {
  return isFall(failure) && !isConfirmed
}
