import {
  stockCalls,
  type StockChangeRequest,
  type StockItemRequest,
  type StockListWire,
  type StockMovementsWire,
  type StockPlacesRequest,
  type StockPlacesWire,
  type StockRowWire,
} from '#domain/stock/wire.ts'
import { callApi } from '../transport/call.ts'

/** A page of the stock; the fields of the query are those of the API. */
export function fetchStock(query: URLSearchParams): Promise<StockListWire> {
  return callApi(stockCalls.list, { query })
}

/** Decides how the stock of a variant is kept. */
export async function saveStockItem(body: StockItemRequest): Promise<readonly StockRowWire[]> {
  return (await callApi(stockCalls.setItem, { body })).rows
}

/** Enters a receipt, a count, a loss or a transfer; the same id does it once. */
export async function changeStock(body: StockChangeRequest): Promise<readonly StockRowWire[]> {
  return (await callApi(stockCalls.change, { body })).rows
}

/** Adds, renames, orders and closes places. */
export function saveStockPlaces(body: StockPlacesRequest): Promise<StockPlacesWire> {
  return callApi(stockCalls.setPlaces, { body })
}

/** Movements, the newest first, from before one on. */
export function fetchMovements(query: URLSearchParams): Promise<StockMovementsWire> {
  return callApi(stockCalls.listMovements, { query })
}
