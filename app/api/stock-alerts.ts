import { stockAlertCalls, type StockAlertRequest, type StockAlertsWire } from '#domain/stock/alert-wire.ts'
import { callApi } from './transport/call.ts'

/** The variants that the signed-in partner waits for until they are in stock again. */
export function fetchStockAlerts(): Promise<StockAlertsWire> {
  return callApi(stockAlertCalls.list, {})
}

/** Asks to be told of a variant, or takes it back; the answer is what they wait for then. */
export function changeStockAlert(body: StockAlertRequest): Promise<StockAlertsWire> {
  return callApi(stockAlertCalls.change, { body })
}
