import type { ShipmentLine } from './trip.ts'

/** Load of a vehicle: the weight as far as it is known, and the number of lines of which it is not. */
export type Load = { readonly kg: number; readonly unknownLines: number }

type Loaded = { readonly lines: readonly Pick<ShipmentLine, 'quantity' | 'unitKg'>[] }

/** Adds up the weight of shipments. A line of unknown weight is counted, not guessed. */
export function loadOf(shipments: readonly Loaded[]): Load {
  const lines = shipments.flatMap((shipment) => shipment.lines)
  const known = lines.reduce((sum, { quantity, unitKg }) => sum + quantity * (unitKg ?? 0), 0)
  return {
    kg: Math.round(known * 10) / 10,
    unknownLines: lines.filter(({ unitKg }) => unitKg === null).length,
  }
}
