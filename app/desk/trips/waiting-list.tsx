import { formatWeight } from '#domain/catalogue/measures/weight.ts'
import { groupByArea } from '#domain/trips/areas.ts'
import type { ShipmentWire, TripWire } from '#domain/trips/wire.ts'
import { deskTripMessages } from '#app/messages/desk/orders/trips.ts'
import { Button } from '#app/ui/button.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { ShipmentFacts } from './shipment-facts.tsx'

interface WaitingListProps {
  waiting: readonly ShipmentWire[]
  hasMore: boolean
  /** The trips that can be added to, and the one that is. */
  targets: readonly TripWire[]
  target: TripWire | null
  isPending: boolean
  onTarget: (tripId: string) => void
  onAdd: (fulfilmentIds: readonly string[]) => void
}

/** Packed shipments without a trip, by area and with their weight. */
export function WaitingList({
  waiting,
  hasMore,
  targets,
  target,
  isPending,
  onTarget,
  onAdd,
}: WaitingListProps) {
  const t = deskTripMessages
  const canAdd = targets.length > 0 && target !== null
  if (waiting.length === 0)
    return <p className="rounded-card border border-hairline bg-surface p-4 text-quiet">{t.nothingWaits}</p>
  return (
    <>
      {canAdd && targets.length > 1 && (
        <PickerField
          label={t.choose}
          value={target.tripId}
          options={targets.map((trip) => [
            trip.tripId,
            [trip.vehicle, trip.driver?.name].filter(Boolean).join(', '),
          ])}
          onChange={onTarget}
        />
      )}
      {groupByArea(waiting).map(({ zipcode, city, shipments }) => {
        const area = t.area(zipcode, city)
        const kg = shipments.reduce((sum, { load }) => sum + load.kg, 0)
        return (
          <section key={zipcode} aria-label={area} className="rounded-card border border-hairline bg-surface">
            <header className="flex items-center justify-between gap-2 border-b border-hairline p-3">
              <h3 className="min-w-0 text-base">
                {area}
                <span className="block text-sm font-normal text-quiet tabular-nums">
                  {t.shipments(shipments.length)} · {formatWeight(kg)}
                </span>
              </h3>
              {canAdd && shipments.length > 1 && (
                <Button
                  size="small"
                  variant="secondary"
                  loading={isPending}
                  aria-label={t.addAllTo(area)}
                  onClick={() => onAdd(shipments.map(({ fulfilmentId }) => fulfilmentId))}
                >
                  {t.addAll}
                </Button>
              )}
            </header>
            <ul className="divide-y divide-hairline">
              {shipments.map((shipment) => (
                <li key={shipment.fulfilmentId} className="flex items-center gap-2 p-3">
                  <span className="grid min-w-0 flex-1">
                    <span className="text-sm font-price tabular-nums">
                      {t.partOf(shipment.orderNumber, shipment.fulfilmentNumber)}
                    </span>
                    <ShipmentFacts shipment={shipment} />
                  </span>
                  {canAdd && (
                    <Button
                      size="small"
                      variant="outline"
                      loading={isPending}
                      aria-label={t.addOrder(shipment.orderNumber)}
                      onClick={() => onAdd([shipment.fulfilmentId])}
                    >
                      {t.add}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {hasMore && <p className="text-sm text-quiet">{t.hasMore}</p>}
    </>
  )
}
