import { z } from 'zod'
import { timestamp } from '../wire/atoms.ts'
import { defineCalls } from '../wire/call.ts'
import { MAX_STOCK_ALERTS, type StockAlert } from './stock-alert.ts'

const stockAlertRequest = z
  .object({
    productId: z.string().trim().min(1).max(200),
    variantUid: z.string().trim().min(1).max(200),
    isWanted: z.boolean().meta({ description: 'False takes it back.' }),
  })
  .meta({ id: 'StockAlertRequest' })

const stockAlerts = z
  .object({
    alerts: z
      .array(z.object({ productId: z.string(), variantUid: z.string(), requestedAt: timestamp }))
      .max(MAX_STOCK_ALERTS)
      .readonly()
      .meta({ description: 'What the partner waits for, in the order of asking.' }),
  })
  .meta({ id: 'StockAlerts' })

export const stockAlertCalls = defineCalls({
  list: { method: 'get', path: '/stock-alerts', answer: stockAlerts },
  change: { method: 'put', path: '/stock-alerts', body: stockAlertRequest, answer: stockAlerts },
})

export type StockAlertRequest = z.input<typeof stockAlertRequest>
export type StockAlertsWire = z.infer<typeof stockAlerts>

export function serializeStockAlerts(alerts: readonly StockAlert[]): StockAlertsWire {
  return {
    alerts: alerts.map(({ requestedAt, ...alert }) => ({ ...alert, requestedAt: requestedAt.toISOString() })),
  }
}
