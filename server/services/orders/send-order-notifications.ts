import { windowEndingAt } from '#domain/identity/sliding-window.ts'
import {
  maySendMessage,
  type MessageLimits,
  type MessagesSent,
} from '#domain/notifications/message-limits.ts'
import { orderNotificationText } from '#domain/notifications/order-notification.ts'
import type { Alarms } from '../../gateways/alarms/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import type { Database } from '../../db/database.ts'
import {
  claimNotifications,
  countSentNotifications,
  finishNotification,
  type ClaimedNotification,
  type SendOutcome,
} from '../../db/orders/order-notifications.ts'
import { issueEditToken } from '../order-edits/steps/issue-edit-token.ts'
import { noteMessageCap } from '../alarms/steps/note-message-cap.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'

type Dependencies = {
  readonly database: Database
  readonly sms: SmsGateway
  readonly now: () => Date
  readonly messageLimits: MessageLimits
  readonly alarms: Alarms
  readonly publicUrl: string | null
}

/** Attempts before a notification is given up, and the wait after the first, which doubles with each. */
const ATTEMPTS = 6
const FIRST_WAIT_MS = 60_000

const DAY_MS = 24 * 3_600_000

/**
 * Sends the order notifications that are due, each once (ORD-08). Those beyond the limits of a day, for the store or for one
 * customer, are skipped, and the shopkeeper is warned before it comes to that. Rejects with the last error.
 */
export async function sendOrderNotifications(dependencies: Dependencies): Promise<void> {
  const { database, sms, now } = dependencies
  const { queries } = database
  let store: string | null = null
  let failure: unknown = null
  // one at a time: a crash leaves only the one being sent in doubt
  for (let claimed = await claimNext(); claimed !== undefined; claimed = await claimNext()) {
    const { orderNumber, phone, tries } = claimed
    const sent = await countSent(dependencies, claimed)
    const news = await newsOf(dependencies, claimed)
    const isWithinLimits = maySendMessage(sent, dependencies.messageLimits, claimed.customer)
    if (phone === null || news === null || !isWithinLimits) {
      const fault = phone === null ? 'number' : news === null ? 'outdated' : 'limit'
      await finishNotification(queries, claimed, { outcome: { state: 'SKIPPED', fault }, at: now() })
      continue
    }
    store ??= (await readMerchantSettings(queries)).name
    const variables = { store, order: orderNumber, news }
    const outcome = await sms.send({ to: phone, template: 'order-update', variables }).then(
      ({ route: by, reference }): SendOutcome => ({ state: 'SENT', by, reference }),
      (error: unknown): SendOutcome => {
        failure = error
        const fault = 'refused'
        return tries >= ATTEMPTS
          ? { state: 'FAILED', fault }
          : { state: 'DUE', retryAt: retryTime(now(), tries), fault }
      },
    )
    await finishNotification(queries, claimed, { outcome, at: now() })
    if (outcome.state === 'SENT') await noteMessageCap(dependencies, sent.byStore + 1)
  }
  if (failure !== null) throw failure

  async function claimNext(): Promise<ClaimedNotification | undefined> {
    const [claimed] = await claimNotifications(queries, now(), 1)
    return claimed
  }
}

/**
 * What a message says; where the store knows its own address, it leads to the page that takes the payment. Null when there is
 * nothing to say any more.
 */
async function newsOf(
  { database, publicUrl, now }: Dependencies,
  { kind, orderId, isRefunded, hasMoved }: ClaimedNotification,
): Promise<string | null> {
  // what is sold over the counter leaves before this is due, and newer messages say so
  if (kind === 'PLACED' && hasMoved) return null
  if (kind === 'CHANGE_PROPOSED') {
    const token = await issueEditToken(database.queries, orderId, now())
    return token && `waits for your yes to a change: ${publicUrl ?? ''}/order-change/${token}`
  }
  return kind === 'PAYMENT_DUE' && publicUrl !== null
    ? `waits for your payment: ${publicUrl}/profile/order/${orderId}`
    : orderNotificationText(kind, isRefunded)
}

function countSent(
  { database, now }: Dependencies,
  { customer }: ClaimedNotification,
): Promise<MessagesSent> {
  return countSentNotifications(database.queries, customer.uid, windowEndingAt(now(), DAY_MS))
}

function retryTime(at: Date, attempts: number): Date {
  return new Date(at.getTime() + FIRST_WAIT_MS * 2 ** (attempts - 1))
}
