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
  /** Whether the store can send such messages. */
  readonly stockAlerts: boolean
}

/** A variant that a partner wants to be told of, or no longer. */
export type StockAlertChange = VariantKey & { readonly isWanted: boolean }

/**
 * Notes that a partner wants to be told when a variant is back in stock, or no longer does (STOCK-03); what is not out of stock
 * is not waited for. Asking again changes nothing, not even the turn. Returns what they wait for then. Throws `not-found`, also
 * where the store sends no such messages, and `too-many-stock-alerts`.
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
        throw new AppError('too-many-stock-alerts', undefined, { limit: MAX_STOCK_ALERTS })
      await addAlert(queries, { ...alert, at })
    }
    return findWaitingAlerts(queries, wait)
  })
}

/** What a partner waits for, in the order of asking; never more than `MAX_STOCK_ALERTS`. */
export function listStockAlerts(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  { uid }: Partner,
): Promise<StockAlert[]> {
  const since = expiredBefore(retention.stockAlerts, now())
  return findWaitingAlerts(database.queries, { partnerUid: uid, since })
}
