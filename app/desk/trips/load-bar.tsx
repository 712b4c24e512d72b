import { formatWeight } from '#domain/catalogue/measures/weight.ts'
import type { TripWire } from '#domain/trips/wire.ts'
import { deskTripMessages } from '#app/messages/desk/orders/trips.ts'
import { classNames } from '#app/ui/class-names.ts'

/** Load of a vehicle against its capacity. */
export function LoadBar({ load, capacityKg }: { load: TripWire['load']; capacityKg: number }) {
  const t = deskTripMessages
  const tooHeavy = load.kg - capacityKg
  const share = Math.min(100, (load.kg / capacityKg) * 100)
  return (
    <div className="grid grid-cols-1 gap-1 text-sm">
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className={classNames('h-full rounded-full', tooHeavy > 0 ? 'bg-bad' : 'bg-accent')}
          style={{ width: `${share}%` }}
        />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <span>{t.load(formatWeight(load.kg), formatWeight(capacityKg))}</span>
        {tooHeavy > 0 && <strong className="text-bad">{t.overloaded(formatWeight(tooHeavy))}</strong>}
        {load.unknownLines > 0 && <span className="text-caution">{t.unknown(load.unknownLines)}</span>}
      </p>
    </div>
  )
}
