import { useId, useState } from 'react'
import { formatWeight } from '#domain/catalogue/weight.ts'
import { MAX_CAPACITY_KG } from '#domain/trips/trip.ts'
import type { DispatchWire, TripRequestWire, TripWire } from '#domain/trips/wire.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages } from '#app/messages/desk.ts'
import { deskTripMessages } from '#app/messages/desk-trips.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

type Plan = Pick<TripRequestWire, 'day' | 'vehicle' | 'capacityKg' | 'driverUid'>

interface TripDialogProps {
  /** Null for a new one. */
  trip: TripWire | null
  dispatch: DispatchWire
  onSave: (plan: Plan) => void
  onClose: () => void
}

/** Vehicle, driver and day of a trip; a vehicle that drove before brings its capacity along. */
export function TripDialog({ trip, dispatch, onSave, onClose }: TripDialogProps) {
  const t = useMessages(deskTripMessages)
  const desk = useMessages(deskMessages)
  const listId = useId()
  const [vehicle, setVehicle] = useState(trip?.vehicle ?? '')
  const [capacity, setCapacity] = useState(trip === null ? '' : String(trip.capacityKg))
  const [driverUid, setDriverUid] = useState(trip?.driver?.uid ?? '')
  const [day, setDay] = useState(trip?.day ?? dispatch.day)
  const plan = { day, vehicle: vehicle.trim(), capacityKg: Number(capacity), driverUid: driverUid || null }
  const isReady = isSound(plan)
  return (
    <Dialog open title={trip === null ? t.planTitle : t.editTitle} onClose={onClose}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) onSave(plan)
        }}
      >
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
        <Field
          label={t.capacity}
          hint={t.capacityHint}
          inputMode="numeric"
          maxLength={5}
          after={<span className="pr-3 text-quiet">kg</span>}
          value={capacity}
          onChange={(event) => setCapacity(event.currentTarget.value.replaceAll(/\D/g, ''))}
        />
        <SelectField
          label={t.driver}
          {...(dispatch.drivers.length === 0 && { hint: t.noDrivers })}
          value={driverUid}
          options={[['', t.noDriver], ...dispatch.drivers.map(({ uid, name }) => [uid, name] as const)]}
          onChange={(event) => setDriverUid(event.currentTarget.value)}
        />
        <Field
          label={t.day}
          type="date"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {desk.cancel}
          </Button>
          <Button type="submit" disabled={!isReady}>
            {desk.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function isSound({ day, vehicle, capacityKg }: Plan): boolean {
  const isCapacity = Number.isInteger(capacityKg) && capacityKg >= 1 && capacityKg <= MAX_CAPACITY_KG
  return isCapacity && vehicle !== '' && day !== ''
}
