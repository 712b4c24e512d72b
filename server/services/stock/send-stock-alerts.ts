import { productPath } from '#domain/catalogue/lists/product-card.ts'
import { pathIn } from '#domain/i18n/language.ts'
import type { MessageLimits } from '#domain/notifications/message-limits.ts'
import { inLanguageOf } from '#domain/notifications/text-message.ts'
import { expiredBefore, retention } from '#domain/privacy/retention.ts'
import { alertName, decideAlert } from '#domain/stock/stock-alert.ts'
import type { Database } from '../../db/database.ts'
import { claimAlert, finishAlert, type AlertOutcome, type ClaimedAlert } from '../../db/stock/stock-alerts.ts'
import type { Alarms } from '../../gateways/alarms/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import { sendDue } from '../messages/steps/send-due.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'

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

/**
 * Sends messages that a variant is back in stock (STOCK-03), one per alert and in order of request, at most `ALERTS_PER_RUN`;
 * an alert for a variant that sells out meanwhile waits again. Rejects with the last error.
 */
export async function sendStockAlerts(dependencies: Dependencies): Promise<void> {
  const { database, now, messageLimits } = dependencies
  const { queries } = database
  await sendDue(dependencies, {
    claim: (at) => claimAlert(queries, { at, since: expiredBefore(retention.stockAlerts, at) }),
    addressee: ({ partnerUid, tries }) => ({ uid: partnerUid, tries: tries + 1 }),
    send: async (claimed, used): Promise<AlertOutcome> => {
      const decision = claimed.phone === null ? 'skip' : decideAlert(used, messageLimits, claimed)
      if (decision === 'skip') return { state: 'SKIPPED' }
      // keeps its place in the queue
      if (decision === 'wait') return { state: 'WAITING', nextTryAt: now(), hasFailed: false }
      return send(dependencies, claimed)
    },
    afterFailure: (retryAt): AlertOutcome =>
      retryAt === null ? { state: 'FAILED' } : { state: 'WAITING', nextTryAt: retryAt, hasFailed: true },
    finish: (claimed, result) => finishAlert(queries, claimed, result),
    most: ALERTS_PER_RUN,
    isLast: (outcome) => outcome.state === 'WAITING' && !outcome.hasFailed,
  })
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
