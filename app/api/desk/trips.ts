import { tripCalls, type DispatchWire, type TripRequestWire } from '#domain/trips/wire.ts'
import { callApi } from '../transport/call.ts'

/** The trips that have not ended, those of today, and what waits for one. */
export function fetchDispatch(): Promise<DispatchWire> {
  return callApi(tripCalls.list, {})
}

/** Plans a trip. Throws `already-on-trip` when a shipment is on another one, `day-passed` until that is confirmed. */
export function planTrip(body: TripRequestWire): Promise<DispatchWire> {
  return callApi(tripCalls.plan, { body })
}

/** Changes a planned trip as a whole. Throws `edit-conflict` when somebody else was faster, and as planning does. */
export function changeTrip(tripId: string, body: TripRequestWire): Promise<DispatchWire> {
  return callApi(tripCalls.change, { params: { tripId }, body })
}

const steps = { close: tripCalls.close, removal: tripCalls.remove }

/** Starts a trip as it was seen. Throws `eway-bill-needed` until it is confirmed that shipments travel without one. */
export function startTrip(
  tripId: string,
  body: { readonly seenAt: string; readonly confirmNoEwayBill?: boolean },
): Promise<DispatchWire> {
  return callApi(tripCalls.start, { params: { tripId }, body })
}

/** Closes or removes a trip as it was seen. */
export function actOnTrip(
  tripId: string,
  action: 'close' | 'removal',
  seenAt: string,
): Promise<DispatchWire> {
  return callApi(steps[action], { params: { tripId }, body: { seenAt } })
}
