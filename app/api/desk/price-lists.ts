import {
  deskPriceCalls,
  type OwnPricesWire,
  type PriceListRowWire,
  type PriceListWire,
  type PricesForRequest,
  type SavePriceListRequest,
} from '#domain/pricing/wire.ts'
import { callApi } from '../transport/call.ts'

/** The prices of a customer whom an order is taken for. */
export async function fetchPricesFor(body: PricesForRequest): Promise<readonly OwnPricesWire[]> {
  return (await callApi(deskPriceCalls.pricesFor, { body })).prices
}

/** All price lists. */
export async function fetchPriceLists(): Promise<readonly PriceListRowWire[]> {
  return (await callApi(deskPriceCalls.list, {})).priceLists
}

export function fetchPriceList(id: string): Promise<PriceListWire> {
  return callApi(deskPriceCalls.one, { params: { id } })
}

/** Creates a price list or changes it; `revision` is the one that was seen. */
export function savePriceList(id: string, body: SavePriceListRequest): Promise<PriceListWire> {
  return callApi(deskPriceCalls.save, { params: { id }, body })
}

export function removePriceList(id: string): Promise<PriceListWire> {
  return callApi(deskPriceCalls.remove, { params: { id } })
}

export function restorePriceList(id: string): Promise<PriceListWire> {
  return callApi(deskPriceCalls.restore, { params: { id } })
}
