import type {
  StockChangeRequest,
  StockItemRequest,
  StockListWire,
  StockMovementsWire,
  StockPlacesRequest,
  StockPlacesWire,
  StockRowWire,
} from '#domain/stock/wire.ts'
import { request } from './request.ts'

const base = '/api/desk/stock'

/** A page of the stock; the fields of the query are those of the API. */
export function fetchStock(query: URLSearchParams): Promise<StockListWire> {
  return request('GET', `${base}?${query}`, { isSound: ({ rows }) => Array.isArray(rows) })
}

async function rowsOf(method: string, path: string, body: unknown): Promise<readonly StockRowWire[]> {
  const { rows } = await request<{ rows: readonly StockRowWire[] }, unknown>(method, path, {
    body,
    isSound: (answer) => Array.isArray(answer.rows),
  })
  return rows
}

/** Decides how the stock of a variant is kept. */
export function saveStockItem(body: StockItemRequest): Promise<readonly StockRowWire[]> {
  return rowsOf('PUT', `${base}/item`, body)
}

/** Enters a receipt, a count, a loss or a transfer; the same id does it once. */
export function changeStock(body: StockChangeRequest): Promise<readonly StockRowWire[]> {
  return rowsOf('POST', `${base}/changes`, body)
}

/** Adds, renames, orders and closes places. */
export function saveStockPlaces(body: StockPlacesRequest): Promise<StockPlacesWire> {
  return request<StockPlacesWire, StockPlacesRequest>('PUT', `${base}/places`, {
    body,
    isSound: ({ places }) => Array.isArray(places),
  })
}

/** Movements, the newest first, from before one on. */
export function fetchMovements(query: URLSearchParams): Promise<StockMovementsWire> {
  return request('GET', `${base}/movements?${query}`, {
    isSound: ({ movements }) => Array.isArray(movements),
  })
}
