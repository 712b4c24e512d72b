import type { DoorCollectionWire } from '#domain/trips/door-wire.ts'
import { ownTripCalls, type OwnTripsWire, type StopReportWire } from '#domain/trips/wire.ts'
import { callApi } from '../transport/call.ts'

/** The trips of the driver who is signed in. */
export function fetchOwnTrips(): Promise<OwnTripsWire> {
  return callApi(ownTripCalls.show, {})
}

/** Reports a stop; the same key changes nothing when it is sent again. */
export function reportStop(stopId: string, body: StopReportWire): Promise<OwnTripsWire> {
  return callApi(ownTripCalls.report, { params: { stopId }, body })
}

/** Sends money that was taken on account at a stop; the same id changes nothing when it is sent again. */
export function sendCollection(stopId: string, body: DoorCollectionWire): Promise<OwnTripsWire> {
  return callApi(ownTripCalls.collect, { params: { stopId }, body })
}

/** Sends the picture of a challan; the same picture of the same stop is kept once, and of several the one that was taken last. */
export function sendChallan(
  stopId: string,
  { picture, takenAt }: { readonly picture: Blob; readonly takenAt: string },
): Promise<OwnTripsWire> {
  const query = new URLSearchParams({ takenAt })
  return callApi(ownTripCalls.addPicture, { params: { stopId }, query, file: picture })
}
