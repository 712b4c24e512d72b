import { useId, useState } from 'react'
import { formatWeight } from '#domain/catalogue/measures/weight.ts'
import { MAX_CAPACITY_KG } from '#domain/trips/trip.ts'
import type { DispatchWire, TripRequestWire, TripWire } from '#domain/trips/wire.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { formatDay } from '#app/i18n/date-time.ts'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { deskTripMessages } from '#app/messages/desk/orders/trips.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { numberOf } from '#app/ui/forms/read-number.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

type Plan = Pick<TripRequestWire, 'day' | 'vehicle' | 'capacityKg' | 'driverUid' | 'confirmPastDay'>

interface TripDialogProps {
  /** Null for a new one. */
  trip: TripWire | null
  /** The trip as it is by now; null for a new one, and for one that is gone. */
  latest: TripWire | null
  dispatch: DispatchWire
  /** Saves it over the trip that was seen, and closes this; rejects when it was not saved. */
  onSave: (plan: Plan, seen: TripWire | null) => Promise<void>
  onClose: () => void
  /** Somebody else changed something. */
  onStale: () => void
}

/** Vehicle, driver and day of a trip; a vehicle that drove before brings its capacity along. */
export function TripDialog({ trip, latest, dispatch, onSave, onClose, onStale }: TripDialogProps) {
  const t = deskTripMessages
  const desk = deskMessages
  const fields = usePlanFields(trip, dispatch)
  const { plan, missing } = fields
  const describe = useDeskError()
  const { pending, failure, clearFailure, conflict, hasPassed, save } = useSaving({
    trip,
    latest,
    plan,
    onSave,
    onStale,
  })
  return (
    <Dialog open title={trip === null ? t.planTitle : t.editTitle} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (missing === null) save()
        }}
      >
        <PlanFields fields={fields} dispatch={dispatch} />
        {conflict !== null && latest !== null && <Changed by={conflict.by} latest={latest} />}
        {failure !== null && !hasPassed && <InlineError text={describe(failure)} />}
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {desk.cancel}
          </Button>
          <WaitingButton type="submit" loading={pending} waitsFor={missing}>
            {conflict === null ? desk.save : t.saveOver}
          </WaitingButton>
        </div>
      </form>
      {hasPassed && (
        <ConfirmDialog
          open
          question={t.pastTitle}
          detail={t.pastText(formatDay(plan.day))}
          confirmLabel={t.pastConfirm}
          cancelLabel={t.pastKeep}
          busy={pending}
          onConfirm={() => save({ confirmPastDay: true })}
          onCancel={clearFailure}
        />
      )}
    </Dialog>
  )
}

type Saving = Pick<TripDialogProps, 'trip' | 'latest' | 'onSave' | 'onStale'> & { readonly plan: Plan }

/** Saves a plan: a day that has passed asks, and somebody else's change is shown before it is saved over. */
function useSaving({ trip, latest, plan, onSave, onStale }: Saving) {
  const { pending, failure, run, clearFailure } = useAction()
  /** Somebody else changed the trip while it was edited here. */
  const [conflict, setConflict] = useState<{ readonly by: string | null } | null>(null)
  const hasPassed = failure instanceof ApiError && failure.code === 'day-passed'
  const save = (confirmed: Partial<Plan> = {}) =>
    void run(async () => {
      try {
        await onSave({ ...plan, ...confirmed }, conflict === null ? trip : latest)
      } catch (error) {
        onStale()
        if (error instanceof ApiError && error.code === 'edit-conflict') {
          setConflict({ by: error.details.changedBy ?? null })
          return
        }
        throw error
      }
    })
  return { pending, failure, clearFailure, conflict, hasPassed, save }
}

/** Fields of a trip's plan, and those still missing. */
function usePlanFields(trip: TripWire | null, dispatch: DispatchWire) {
  const t = deskTripMessages
  const [start] = useState(() => startOf(trip, dispatch))
  const [vehicle, setVehicle] = useState(start.vehicle)
  const [capacity, setCapacity] = useState(start.capacity)
  const [driverUid, setDriverUid] = useState(start.driverUid)
  const [day, setDay] = useState(start.day)
  const capacityKg = numberOf(capacity, capacityLimits)
  const plan = { day, vehicle: vehicle.trim(), capacityKg: capacityKg ?? 0, driverUid: driverUid || null }
  const noCapacity = capacityKg === null ? t.needsCapacity : null
  const noDay = day === '' ? t.needsDay : null
  const missing = plan.vehicle === '' ? t.needsVehicle : (noCapacity ?? noDay)
  return { vehicle, setVehicle, capacity, setCapacity, driverUid, setDriverUid, day, setDay, plan, missing }
}

function startOf(trip: TripWire | null, dispatch: DispatchWire) {
  if (trip === null) return { vehicle: '', capacity: '', driverUid: '', day: dispatch.day }
  const { vehicle, capacityKg, driver, day } = trip
  return { vehicle, capacity: String(capacityKg), driverUid: driver?.uid ?? '', day }
}

interface PlanFieldsProps {
  fields: ReturnType<typeof usePlanFields>
  dispatch: DispatchWire
}

function PlanFields({ fields, dispatch }: PlanFieldsProps) {
  const t = deskTripMessages
  const listId = useId()
  const { vehicle, setVehicle, capacity, setCapacity, driverUid, setDriverUid, day, setDay } = fields
  return (
    <>
      <Field
        label={t.vehicle}
        hint={t.vehicleHint}
        maxLength={40}
        list={listId}
        autoComplete="off"
        value={vehicle}
        onChange={(event) => {
          const typed = event.currentTarget.value
          setVehicle(typed)
          const known = dispatch.vehicles.find((one) => one.vehicle === typed.trim())
          if (known !== undefined) setCapacity(String(known.capacityKg))
        }}
      />
      <datalist id={listId}>
        {dispatch.vehicles.map((known) => (
          <option key={known.vehicle} value={known.vehicle}>
            {formatWeight(known.capacityKg)}
          </option>
        ))}
      </datalist>
      <NumberField
        label={t.capacity}
        hint={t.capacityHint}
        limits={capacityLimits}
        after={<span className="pr-3 text-quiet">kg</span>}
        value={capacity}
        onChange={setCapacity}
      />
      <PickerField
        label={t.driver}
        {...(dispatch.drivers.length === 0 && { hint: t.noDrivers })}
        value={driverUid}
        options={[['', t.noDriver], ...dispatch.drivers.map(({ uid, name }) => [uid, name] as const)]}
        onChange={setDriverUid}
      />
      <Field label={t.day} type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
    </>
  )
}

/** Shows the latest state of a trip that a colleague changed, and who changed it. */
function Changed({ by, latest }: { by: string | null; latest: TripWire }) {
  const t = deskTripMessages
  const { vehicle, capacityKg, driver, day } = latest
  return (
    <div role="alert" className="grid gap-1 rounded-card bg-caution-soft p-3 text-sm">
      <p className="font-medium">{by === null ? t.changedMeanwhile : t.changedMeanwhileBy(by)}</p>
      <p>{[vehicle, formatWeight(capacityKg), driver?.name ?? t.noDriver, formatDay(day)].join(' · ')}</p>
      <p>{t.yoursKept}</p>
    </div>
  )
}

const capacityLimits = { least: 1, most: MAX_CAPACITY_KG }
