import type { StockAlertRequest, StockAlertsWire } from '#domain/stock/alert-wire.ts'
import { callApi, loadCalls } from './call.ts'

const load = () => loadCalls(() => import('#domain/stock/alert-wire.ts'))

/** The variants that the signed-in partner waits for until they are in stock again. */
export async function fetchStockAlerts(): Promise<StockAlertsWire> {
  const { stockAlertCalls } = await load()
  return callApi(stockAlertCalls.list, {})
}

/** Asks to be told of a variant, or takes it back; the answer is what they wait for then. */
export async function changeStockAlert(body: StockAlertRequest): Promise<StockAlertsWire> {
  const { stockAlertCalls } = await load()
  return callApi(stockAlertCalls.change, { body })
}
