import { maySendMessage, type MessageLimits } from '#domain/notifications/message-limits.ts'
import { orderNotificationTexts } from '#domain/notifications/order-notification.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import type { Database } from '../../db/database.ts'
import {
  claimNotifications,
  countSentNotifications,
  finishNotification,
  type ClaimedNotification,
  type SendOutcome,
} from '../../db/orders/order-notifications.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'

type Dependencies = {
  readonly database: Database
  readonly sms: SmsGateway
  readonly now: () => Date
  readonly messageLimits: MessageLimits
}

/** Attempts before a notification is given up, and the wait after the first, which doubles with each. */
const ATTEMPTS = 6
const FIRST_WAIT_MS = 60_000

const DAY_MS = 24 * 3_600_000
/** How far ahead of this clock a message still counts: one from further ahead was sent while a clock was wrong. */
const CLOCK_TOLERANCE_MS = 60_000

/**
 * Sends the order notifications that are due, each once (ORD-08). Those beyond the limits of a day, for the store or for one
 * customer, are skipped. Rejects with the last error.
 */
export async function sendOrderNotifications(dependencies: Dependencies): Promise<void> {
  const { database, sms, now } = dependencies
  const { queries } = database
  let store: string | null = null
  let failure: unknown = null
  // one at a time: a crash leaves only the one being sent in doubt
  for (let claimed = await claimNext(); claimed !== undefined; claimed = await claimNext()) {
    const { kind, orderNumber, phone, tries } = claimed
    if (phone === null || !(await isWithinLimits(dependencies, claimed))) {
      await finishNotification(queries, claimed, { outcome: 'SKIPPED', at: now() })
      continue
    }
    store ??= (await readMerchantSettings(queries)).name
    const variables = { store, order: orderNumber, news: orderNotificationTexts[kind] }
    const outcome = await sms.send({ to: phone, template: 'order-update', variables }).then(
      (): SendOutcome => 'SENT',
      (error: unknown): SendOutcome => {
        failure = error
        return tries >= ATTEMPTS ? 'FAILED' : { retryAt: retryTime(now(), tries) }
      },
    )
    await finishNotification(queries, claimed, { outcome, at: now() })
  }
  if (failure !== null) throw failure

  async function claimNext(): Promise<ClaimedNotification | undefined> {
    const [claimed] = await claimNotifications(queries, now(), 1)
    return claimed
  }
}

async function isWithinLimits(
  { database, now, messageLimits }: Dependencies,
  { customer }: ClaimedNotification,
): Promise<boolean> {
  const at = now().getTime()
  const window = { since: new Date(at - DAY_MS), until: new Date(at + CLOCK_TOLERANCE_MS) }
  const sent = await countSentNotifications(database.queries, customer.uid, window)
  return maySendMessage(sent, messageLimits, customer)
}

function retryTime(at: Date, attempts: number): Date {
  return new Date(at.getTime() + FIRST_WAIT_MS * 2 ** (attempts - 1))
}
