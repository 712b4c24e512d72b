import { z } from 'zod'
import { stopParams, day, timestamp, amountInPaise, note, paise, price, seenAt } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { addressFields } from '../addresses/wire.ts'
import { fulfilmentStatuses } from '../fulfilments/fulfilment.ts'
import { ZERO } from '../money/paise.ts'
import { paymentModes } from '../orders/order.ts'
import { collectionRequest, doorCredit } from './door-wire.ts'
import { loadOf } from './load.ts'
import { amountToCollect } from './stop-due.ts'
import {
  MAX_CAPACITY_KG,
  MAX_STOPS,
  stopOutcomes,
  stopState,
  tripStatuses,
  type Shipment,
  type Stop,
  type Trip,
} from './trip.ts'

const nullableTime = z.union([timestamp, z.null()])
const outcome = z.enum(stopOutcomes)

const load = z.object({
  kg: z.number().meta({ description: 'As far as the catalogue knows the weights.' }),
  unknownLines: z.number().int().meta({ description: 'Lines whose weight it does not know.' }),
})

const due = z
  .object({
    arrived: z.number().int().meta({ description: 'What has arrived before, in micro-rupees.' }),
    charges: paise.meta({ description: 'What the order costs besides its lines, in paise.' }),
    paid: paise.meta({ description: 'What of it has been paid, in paise.' }),
  })
  .meta({ description: 'What the amount for a part of the lines is computed from, without a network.' })

const shipment = z.object({
  fulfilmentId: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  fulfilmentNumber: z.number().int().meta({ description: 'Which part of its order it is, counted from 1.' }),
  status: z.enum(fulfilmentStatuses),
  shippedAt: timestamp,
  paymentMode: z.enum(paymentModes),
  customerName: z.string().nullable(),
  customerPhone: z.string(),
  address: addressFields,
  siteName: z.string().nullable().meta({ description: 'The site of a firm that it goes to.' }),
  lines: z
    .array(
      z.object({
        line: z.number().int(),
        productName: z.string(),
        options: z.array(z.string()).readonly(),
        quantity: z.number().int(),
        unitKg: z.number().nullable().meta({ description: 'The weight of one unit in kilograms.' }),
        price: price.meta({ description: 'Of one unit with tax, in millionths of a rupee.' }),
      }),
    )
    .readonly(),
  due: z.union([due, z.null()]),
  load,
  toCollect: paise.meta({ description: 'Paise to collect when all of it is taken.' }),
})

const waitingShipment = shipment.meta({ id: 'Shipment', description: 'A part of an order that is packed.' })

const stop = shipment
  .extend({
    stopId: z.uuid(),
    outcome: z.union([outcome, z.null()]).meta({ description: 'How it ended; null while it is open.' }),
    reason: z.string().nullable(),
    tappedAt: nullableTime,
    reportedAt: nullableTime,
    hasPicture: z.boolean(),
    credit: z.union([doorCredit, z.null()]),
  })
  .meta({ id: 'TripStop' })

const trip = z
  .object({
    tripId: z.uuid(),
    day,
    vehicle: z.string(),
    capacityKg: z.number().int(),
    driver: z.union([z.object({ uid: z.string().nullable(), name: z.string() }), z.null()]),
    status: z.enum(tripStatuses),
    updatedAt: timestamp,
    startedAt: nullableTime,
    closedAt: nullableTime,
    load,
    stops: z.array(stop).readonly(),
  })
  .meta({
    id: 'Trip',
    description: 'A vehicle on a day, with its stops in the order in which they are driven.',
  })

const person = z.object({ uid: z.string(), name: z.string() })

const dispatch = z
  .object({
    day,
    trips: z.array(trip).readonly(),
    waiting: z.array(waitingShipment).readonly(),
    hasMore: z.boolean().meta({ description: 'Whether more waits than is listed.' }),
    toPack: z.number().int().meta({ description: 'Orders of which something is still to be packed.' }),
    drivers: z.array(person).readonly(),
    vehicles: z.array(z.object({ vehicle: z.string(), capacityKg: z.number().int() })).readonly(),
  })
  .meta({ id: 'Dispatch', description: 'Trips, and what waits for one.' })

const ownTrips = z.object({ trips: z.array(trip).readonly() }).meta({ id: 'OwnTrips' })

const dispatchQuery = z.object({ day: day.optional() })

const seen = seenAt('trip')

const tripRequest = z
  .object({
    day,
    vehicle: z.string().trim().min(1).max(40).meta({ description: 'A name or number.' }),
    capacityKg: z.number().int().min(1).max(MAX_CAPACITY_KG),
    driverUid: z.union([z.uuid(), z.null()]),
    fulfilmentIds: z
      .array(z.uuid())
      .max(MAX_STOPS)
      .readonly()
      .meta({ description: 'Its shipments, in the order in which they are driven.' }),
    confirmPastDay: z
      .boolean()
      .optional()
      .meta({ description: 'Whether it may be planned on, or moved to, a day that has passed.' }),
    seenAt: seen,
  })
  .meta({ id: 'TripRequest' })

const seenTripRequest = z.object({ seenAt: seen }).meta({ id: 'SeenTripRequest' })

const startTripRequest = seenTripRequest
  .extend({
    confirmNoEwayBill: z
      .boolean()
      .optional()
      .meta({ description: 'Whether shipments that need an e-way bill may travel without a recorded one.' }),
  })
  .meta({ id: 'StartTripRequest' })

const stopReportRequest = z
  .object({
    key: z.uuid().meta({ description: 'The same for each try, so that nothing is recorded twice.' }),
    outcome,
    refused: z
      .array(
        z.object({
          line: z.number().int().min(0).max(10_000),
          quantity: z.number().int().min(1).max(10_000_000),
        }),
      )
      .max(500)
      .readonly()
      .default([])
      .meta({ description: 'PART: what was refused.' }),
    reason: note(300).nullish(),
    paid: z
      .object({ cash: amountInPaise, upi: amountInPaise })
      .optional()
      .meta({ description: 'What was received; nothing without it.' }),
    tappedAt: timestamp.meta({ description: 'When the driver tapped, by their phone.' }),
  })
  .meta({ id: 'StopReportRequest' })

const params = z.object({ tripId: z.uuid() })

export const ownTripCalls = defineCalls({
  show: { method: 'get', path: '/desk/my-trip', answer: ownTrips },
  report: {
    method: 'post',
    path: '/desk/my-trip/stops/{stopId}',
    params: stopParams,
    body: stopReportRequest,
    answer: ownTrips,
  },
  collect: {
    method: 'post',
    path: '/desk/my-trip/stops/{stopId}/receipts',
    params: stopParams,
    body: collectionRequest,
    answer: ownTrips,
  },
  addPicture: {
    method: 'post',
    path: '/desk/my-trip/stops/{stopId}/picture',
    params: stopParams,
    query: z.object({
      takenAt: z.iso
        .datetime()
        .optional()
        .meta({ description: 'When it was taken, by the phone’s clock; otherwise when it arrives.' }),
    }),
    upload: true,
    answer: ownTrips,
  },
})

/** A step of a trip, as it was seen. */
const act = <const Action extends string>(action: Action) =>
  ({
    method: 'post',
    path: `/desk/trips/{tripId}/${action}`,
    params,
    body: seenTripRequest,
    answer: dispatch,
  }) as const

export const tripCalls = defineCalls({
  list: { method: 'get', path: '/desk/trips', query: dispatchQuery, answer: dispatch },
  plan: {
    method: 'post',
    path: '/desk/trips',
    body: tripRequest.omit({ seenAt: true }).meta({ id: 'NewTripRequest' }),
    answer: dispatch,
  },
  change: { method: 'put', path: '/desk/trips/{tripId}', params, body: tripRequest, answer: dispatch },
  start: { ...act('start'), body: startTripRequest },
  close: act('close'),
  remove: act('removal'),
  picture: {
    method: 'get',
    path: '/desk/trips/stops/{stopId}/picture',
    params: stopParams,
    download: 'image/webp',
  },
})

export type DispatchWire = z.infer<typeof dispatch>
export type TripWire = z.infer<typeof trip>
export type StopWire = z.infer<typeof stop>
export type ShipmentWire = z.infer<typeof waitingShipment>
export type StopReportWire = z.input<typeof stopReportRequest>
export type OwnTripsWire = z.infer<typeof ownTrips>
export type TripRequestWire = z.input<typeof tripRequest>

function serializeShipment<T extends Shipment>(one: T) {
  return {
    ...one,
    load: loadOf([one]),
    toCollect: amountToCollect(one.due, one.lines),
  }
}

function serializeStop(one: Stop): StopWire {
  const state = stopState(one)
  return { ...serializeShipment(one), outcome: state, ...(state !== null && { toCollect: ZERO }) }
}

/** A trip, as it crosses HTTP. */
export function serializeTrip({ id, stops, ...facts }: Trip): TripWire {
  return { tripId: id, ...facts, load: loadOf(stops), stops: stops.map(serializeStop) }
}

/** Serializes the data that dispatch is planned with. */
export function serializeDispatch(
  content: Omit<DispatchWire, 'trips' | 'waiting'> & {
    readonly trips: readonly Trip[]
    readonly waiting: readonly Shipment[]
  },
): DispatchWire {
  return {
    ...content,
    trips: content.trips.map(serializeTrip),
    waiting: content.waiting.map(serializeShipment),
  }
}
