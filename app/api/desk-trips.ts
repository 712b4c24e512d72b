import type { DispatchWire, TripRequestWire } from '#domain/trips/wire.ts'
import { request } from './request.ts'

const base = '/api/desk/trips'
const isSound = ({ trips, waiting }: Partial<DispatchWire>) => Array.isArray(trips) && Array.isArray(waiting)

/** The trips that have not ended, those of today, and what waits for one. */
export function fetchDispatch(): Promise<DispatchWire> {
  return request('GET', base, { isSound })
}

/** Plans a trip. Throws `already-on-trip` when a shipment is on another one, `day-passed` until that is confirmed. */
export function planTrip(body: TripRequestWire): Promise<DispatchWire> {
  return request('POST', base, { body, isSound })
}

/** Changes a planned trip as a whole. Throws `edit-conflict` when somebody else was faster, and as planning does. */
export function changeTrip(tripId: string, body: TripRequestWire): Promise<DispatchWire> {
  return request('PUT', `${base}/${encodeURIComponent(tripId)}`, { body, isSound })
}

/** Starts, closes or removes a trip as it was seen. */
export function actOnTrip(
  tripId: string,
  action: 'start' | 'close' | 'removal',
  seenAt: string,
): Promise<DispatchWire> {
  const body = { seenAt }
  return request('POST', `${base}/${encodeURIComponent(tripId)}/${action}`, { body, isSound })
}
