import {
  deskOfferCalls,
  type OfferRowWire,
  type OfferWire,
  type SaveOfferRequest,
} from '#domain/offers/desk-wire.ts'
import { callApi } from '../../transport/call.ts'

/** All offers. */
export async function fetchOffers(): Promise<readonly OfferRowWire[]> {
  return (await callApi(deskOfferCalls.list, {})).offers
}

export function fetchOffer(id: string): Promise<OfferWire> {
  return callApi(deskOfferCalls.one, { params: { id } })
}

/** Creates an offer or changes it; `revision` is the one that was seen. */
export function saveOffer(id: string, body: SaveOfferRequest): Promise<OfferWire> {
  return callApi(deskOfferCalls.save, { params: { id }, body })
}

export function removeOffer(id: string): Promise<OfferWire> {
  return callApi(deskOfferCalls.remove, { params: { id } })
}

export function restoreOffer(id: string): Promise<OfferWire> {
  return callApi(deskOfferCalls.restore, { params: { id } })
}

/** Pauses an offer, or lets it go on. */
export function pauseOffer(id: string, isPaused: boolean): Promise<OfferWire> {
  return callApi(deskOfferCalls.pause, { params: { id }, body: { isPaused } })
}
