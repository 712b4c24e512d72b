import { z } from 'zod'
import { MAX_STOCK_ALERTS, type StockAlert } from './stock-alert.ts'

export const stockAlertRequest = z
  .object({
    productId: z.string().trim().min(1).max(200),
    variantUid: z.string().trim().min(1).max(200),
    isWanted: z.boolean().meta({ description: 'False takes it back.' }),
  })
  .meta({ id: 'StockAlertRequest' })

export const stockAlerts = z
  .object({
    alerts: z
      .array(z.object({ productId: z.string(), variantUid: z.string(), askedAt: z.iso.datetime() }))
      .max(MAX_STOCK_ALERTS)
      .readonly()
      .meta({ description: 'What the partner waits for, in the order of asking.' }),
  })
  .meta({ id: 'StockAlerts' })

export type StockAlertRequest = z.input<typeof stockAlertRequest>
export type StockAlertsWire = z.infer<typeof stockAlerts>

export function serializeStockAlerts(alerts: readonly StockAlert[]): StockAlertsWire {
  return { alerts: alerts.map(({ askedAt, ...alert }) => ({ ...alert, askedAt: askedAt.toISOString() })) }
}
