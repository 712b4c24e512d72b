import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { expiredBefore, retention } from '#domain/privacy/retention.ts'
import { MAX_STOCK_ALERTS, type StockAlert } from '#domain/stock/stock-alert.ts'
import type { Database } from '../../db/database.ts'
import { lockPartner } from '../../db/privacy/person.ts'
import type { VariantKey } from '../../db/stock/levels.ts'
import { addAlert, findWaitingAlerts, isOutOfStock, removeAlert } from '../../db/stock/stock-alerts.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  /** True if the store can send stock alerts. */
  readonly stockAlerts: boolean
}

/** A variant for which a partner adds or removes an alert. */
export type StockAlertChange = VariantKey & { readonly isWanted: boolean }

/**
 * Adds or removes a partner's alert for a variant (STOCK-03), and returns their waiting alerts; a variant in stock gets none.
 * A repeat changes nothing, not even the place in the queue. Throws `not-found` for an unknown variant or if the store sends
 * no alerts, and `too-many-stock-alerts`.
 */
export async function changeStockAlert(
  { database, now, stockAlerts }: Dependencies,
  { uid }: Partner,
  { productId, variantUid, isWanted }: StockAlertChange,
): Promise<StockAlert[]> {
  const at = now()
  const alert = { partnerUid: uid, productId, variantUid }
  return database.queries.transaction().execute(async (queries) => {
    await lockPartner(queries, uid)
    const wait = { partnerUid: uid, since: expiredBefore(retention.stockAlerts, at) }
    const waiting = await findWaitingAlerts(queries, wait)
    const isKnown = waiting.some((one) => one.productId === productId && one.variantUid === variantUid)
    if (isKnown === isWanted) return waiting
    if (!isWanted) await removeAlert(queries, alert)
    else {
      const isOut = stockAlerts ? await isOutOfStock(queries, { productId, variantUid }) : null
      if (isOut === null) throw new AppError('not-found')
      if (!isOut) return waiting
      if (waiting.length >= MAX_STOCK_ALERTS)
        throw new AppError('too-many-stock-alerts', { limit: MAX_STOCK_ALERTS })
      await addAlert(queries, { ...alert, at })
    }
    return findWaitingAlerts(queries, wait)
  })
}

/** Lists the waiting alerts of a partner in order of request, at most `MAX_STOCK_ALERTS`. */
export function listStockAlerts(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { uid }: Partner,
): Promise<StockAlert[]> {
  const since = expiredBefore(retention.stockAlerts, now())
  return findWaitingAlerts(database.queries, { partnerUid: uid, since })
}
