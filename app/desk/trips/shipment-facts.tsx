import { formatRupees } from '#domain/money/format-rupees.ts'
import { formatWeight } from '#domain/catalogue/measures/weight.ts'
import type { ShipmentWire } from '#domain/trips/wire.ts'
import { deskTripMessages } from '#app/messages/desk/orders/trips.ts'

/** Customer, contents, weight and amount to collect of a shipment. */
export function ShipmentFacts({ shipment }: { shipment: Omit<ShipmentWire, 'fulfilmentId'> }) {
  const t = deskTripMessages
  const { address, siteName, lines, load, toCollect, customerName, customerPhone } = shipment
  const name = siteName ?? (address.address_line1.receiverName || customerName || customerPhone)
  const items = lines.map(({ quantity, productName }) => t.units(quantity, productName)).join(', ')
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate">
        {name} · {address.street}
      </span>
      {address.receiving && address.receiving.hours !== '' && (
        <span className="block truncate text-sm">{t.receives(address.receiving.hours)}</span>
      )}
      <span className="block truncate text-sm text-quiet">{items}</span>
      <span className="block text-sm text-quiet tabular-nums">
        {[
          formatWeight(load.kg),
          load.unknownLines > 0 && t.unknown(load.unknownLines),
          toCollect > 0 && t.collect(formatRupees(toCollect)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}
