import { productPath } from '#domain/catalogue/lists/product-card.ts'
import { pathIn } from '#domain/i18n/language.ts'
import { windowEndingAt } from '#domain/identity/sliding-window.ts'
import type { MessageLimits } from '#domain/notifications/message-limits.ts'
import { inLanguageOf } from '#domain/notifications/text-message.ts'
import { expiredBefore, retention } from '#domain/privacy/retention.ts'
import { alertName, decideAlert } from '#domain/stock/stock-alert.ts'
import type { Database } from '../../db/database.ts'
import { countSentNotifications } from '../../db/orders/order-notifications.ts'
import { claimAlert, finishAlert, type AlertOutcome, type ClaimedAlert } from '../../db/stock/stock-alerts.ts'
import type { Alarms } from '../../gateways/alarms/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { noteMessageCap } from '../alarms/steps/note-message-cap.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'

type Dependencies = {
  readonly database: Database
  readonly sms: SmsGateway
  readonly now: () => Date
  readonly messageLimits: MessageLimits
  readonly alarms: Alarms
  readonly publicUrl: string | null
}

/**
 * The most messages of one run: with one run a minute, 5,000 alerts are sent within the hour, with messages about orders in
 * between.
 */
const ALERTS_PER_RUN = 100

/** Attempts before an alert is given up, and the wait after the first, which doubles with each. */
const ATTEMPTS = 6
const FIRST_WAIT_MS = MINUTE_MS

/**
 * Sends messages that a variant is back in stock (STOCK-03), one per alert and in order of request, at most `ALERTS_PER_RUN`;
 * an alert for a variant that sells out meanwhile waits again. Rejects with the last error.
 */
export async function sendStockAlerts(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies
  const { queries } = database
  let failure: unknown = null
  for (let sent = 0; sent < ALERTS_PER_RUN; sent += 1) {
    const at = now()
    const claimed = await claimAlert(queries, { at, since: expiredBefore(retention.stockAlerts, at) })
    if (claimed === null) break
    const used = await countSentNotifications(queries, claimed.partnerUid, windowEndingAt(at, DAY_MS))
    const decision = claimed.phone === null ? 'skip' : decideAlert(used, dependencies.messageLimits, claimed)
    if (decision === 'wait') {
      // keeps its place in the queue
      const outcome = { state: 'WAITING', nextTryAt: at, hasFailed: false } as const
      await finishAlert(queries, claimed, { outcome, at })
      break
    }
    const outcome =
      decision === 'skip'
        ? ({ state: 'SKIPPED' } as const)
        : await send(dependencies, claimed).catch((error: unknown): AlertOutcome => {
            failure = error
            return afterFailure(claimed, now())
          })
    await finishAlert(queries, claimed, { outcome, at: now() })
    if (outcome.state === 'SENT') await noteMessageCap(dependencies, used.byStore + 1)
  }
  if (failure !== null) throw failure
}

async function send(
  { database, sms, publicUrl }: Dependencies,
  { phone, language, name, options, productId, variantIndex }: ClaimedAlert,
): Promise<AlertOutcome> {
  if (phone === null) return { state: 'SKIPPED' }
  const { name: store } = await readMerchantSettings(database.queries)
  const path = productPath(productId, variantIndex)
  const product = alertName(name, options)
  await sms.send(
    inLanguageOf(language, (read) => {
      const link = publicUrl === null ? store : publicUrl + pathIn(read, path)
      return { to: phone, template: 'back-in-stock', variables: { store, product, link } }
    }),
  )
  return { state: 'SENT' }
}

function afterFailure({ tries }: ClaimedAlert, at: Date): AlertOutcome {
  if (tries + 1 >= ATTEMPTS) return { state: 'FAILED' }
  const nextTryAt = new Date(at.getTime() + FIRST_WAIT_MS * 2 ** tries)
  return { state: 'WAITING', nextTryAt, hasFailed: true }
}
