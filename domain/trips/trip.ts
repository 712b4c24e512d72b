import type { AddressFields } from '../addresses/address.ts'
import type { Fulfilment, FulfilmentStatus, LineQuantity } from '../fulfilments/fulfilment.ts'
import type { Paise } from '../money/paise.ts'
import type { Price } from '../money/price.ts'
import type { PaymentMode } from '../orders/order.ts'
import type { DoorReceipt } from './door-receipt.ts'
import type { StopDue } from './stop-due.ts'

/** The statuses of a trip: planned in the yard, on the road, back and closed. */
export const tripStatuses = ['PLANNED', 'ON_THE_ROAD', 'CLOSED'] as const
export type TripStatus = (typeof tripStatuses)[number]

/** Outcomes of a stop: all taken, a part refused, all refused, or nobody there, so that it goes out again. */
export const stopOutcomes = ['DELIVERED', 'PART', 'REFUSED', 'NOT_TODAY'] as const
export type StopOutcome = (typeof stopOutcomes)[number]

/** The most stops of a trip, and shipments that are planned with at once. */
export const MAX_STOPS = 60
export const MAX_WAITING = 300

/** The heaviest load that a vehicle can be said to carry, in kilograms. */
export const MAX_CAPACITY_KG = 60_000

/** A line of a shipment; the weight is that of one unit, null where the catalogue does not know it. */
export type ShipmentLine = {
  readonly line: number
  readonly productName: string
  readonly options: readonly string[]
  readonly quantity: number
  readonly unitKg: number | null
  /** The price of one unit with tax. */
  readonly price: Price
}

/** A part of an order that has been packed, as those see it who plan and drive. */
export type Shipment = {
  readonly fulfilmentId: string
  readonly orderId: string
  readonly orderNumber: string
  /** Number of the part within its order, counted from 1. */
  readonly fulfilmentNumber: number
  readonly status: FulfilmentStatus
  readonly shippedAt: string
  readonly paymentMode: PaymentMode
  readonly customerName: string | null
  readonly customerPhone: string
  readonly address: AddressFields
  /** Site of the firm that it is for; null where it goes to somebody’s own address. */
  readonly siteName: string | null
  readonly lines: readonly ShipmentLine[]
  /** Null when nothing is to be collected. */
  readonly due: StopDue | null
}

/** The account of a stop as its driver is told of it: the sum that is owed, never below zero, and what was taken of it here. */
export type DoorCredit = { readonly owed: Paise; readonly receipts: readonly DoorReceipt[] }

/** A stop of a trip. */
export type Stop = Shipment & {
  readonly stopId: string
  readonly outcome: StopOutcome | null
  readonly reason: string | null
  /** ISO 8601, UTC: when the driver tapped, and when that reached the store. */
  readonly tappedAt: string | null
  readonly reportedAt: string | null
  readonly hasPicture: boolean
  /** Null where the driver takes no money on account. */
  readonly credit: DoorCredit | null
}

/** A trip without its stops. */
export type TripFacts = {
  readonly id: string
  /** India's day, as `2026-11-20`. */
  readonly day: string
  /** A name or number, such as `HR 55 AB 1234`. */
  readonly vehicle: string
  readonly capacityKg: number
  readonly driver: { readonly uid: string | null; readonly name: string } | null
  readonly status: TripStatus
  readonly updatedAt: string
  readonly startedAt: string | null
  readonly closedAt: string | null
}

/** A trip with its stops in the order in which they are driven. */
export type Trip = TripFacts & { readonly stops: readonly Stop[] }

/** The outcome of a stop, also of one that was recorded at the desk instead of by the driver; null while it is open. */
export function stopState({
  outcome,
  status,
}: {
  readonly outcome: StopOutcome | null
  readonly status: Fulfilment['status']
}): StopOutcome | null {
  if (outcome !== null) return outcome
  if (status === 'DELIVERED') return 'DELIVERED'
  return status === 'RETURNED' ? 'REFUSED' : null
}

/** Effect of an outcome on the part of the order: its next status, and the units that are refused. */
export function effectOf(
  outcome: StopOutcome,
  carried: readonly LineQuantity[],
  refused: readonly LineQuantity[],
): { readonly to: FulfilmentStatus; readonly refused: readonly LineQuantity[] } {
  if (outcome === 'NOT_TODAY') return { to: 'SHIPPED', refused: [] }
  if (outcome === 'REFUSED') return { to: 'DELIVERED', refused: carried }
  return { to: 'DELIVERED', refused: outcome === 'PART' ? refused : [] }
}

/** The phone's clock, as far as it can be right: not before the trip started, and not in the future. */
export function timeOnTrip(
  tappedAt: Date,
  { startedAt, at }: { readonly startedAt: string | null; readonly at: Date },
): Date {
  const earliest = startedAt === null ? at.getTime() : new Date(startedAt).getTime()
  return new Date(Math.min(at.getTime(), Math.max(earliest, tappedAt.getTime())))
}
