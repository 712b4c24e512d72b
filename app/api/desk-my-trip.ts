import type { OwnTripsWire, StopReportWire } from '#domain/trips/wire.ts'
import { request } from './request.ts'
import { upload } from './upload.ts'

const base = '/api/desk/my-trip'
const isSound = ({ trips }: Partial<OwnTripsWire>) => Array.isArray(trips)
const stopPath = (stopId: string) => `${base}/stops/${encodeURIComponent(stopId)}`

/** The trips of the driver who is signed in. */
export function fetchOwnTrips(): Promise<OwnTripsWire> {
  return request('GET', base, { isSound })
}

/** Reports a stop; the same key changes nothing when it is sent again. */
export function reportStop(stopId: string, body: StopReportWire): Promise<OwnTripsWire> {
  return request('POST', stopPath(stopId), { body, isSound })
}

/** Sends the picture of a challan; the same picture of the same stop is kept once, and of several the one that was taken last. */
export function sendChallan(
  stopId: string,
  { picture, takenAt }: { readonly picture: Blob; readonly takenAt: string },
): Promise<OwnTripsWire> {
  const query = new URLSearchParams({ takenAt })
  return upload<OwnTripsWire>(`${stopPath(stopId)}/picture?${query}`, picture, isSound)
}
