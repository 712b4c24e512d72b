import type { StockAlertRequest, StockAlertsWire } from '#domain/stock/alert-wire.ts'
import { request } from './request.ts'

const path = '/api/stock-alerts'
const isSound = ({ alerts }: Partial<StockAlertsWire>) => Array.isArray(alerts)

/** What the signed-in partner waits for until it is in stock again. */
export function fetchStockAlerts(): Promise<StockAlertsWire> {
  return request('GET', path, { isSound })
}

/** Asks to be told of a variant, or takes it back; the answer is what they wait for then. */
export function changeStockAlert(body: StockAlertRequest): Promise<StockAlertsWire> {
  return request<StockAlertsWire, StockAlertRequest>('PUT', path, { body, isSound })
}
