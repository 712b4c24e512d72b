import { windowEndingAt } from '#domain/identity/sliding-window.ts'
import {
  maySendMessage,
  type MessageLimits,
  type MessagesSent,
} from '#domain/notifications/message-limits.ts'
import { pathIn, type Language } from '#domain/i18n/language.ts'
import { doorReceiptText, orderNotificationText } from '#domain/order-notifications/order-notification.ts'
import {
  inLanguageOf,
  type OrderUpdateMessage,
  type PaymentLinkMessage,
} from '#domain/notifications/text-message.ts'
import { formatPaise } from '#domain/money/format.ts'
import type { Paise } from '#domain/money/paise.ts'
import { doorReceiptNumber } from '#domain/trips/door-receipt.ts'
import { proposalPath } from '#domain/order-edits/order-edit.ts'
import { paymentLinkPath, paymentLinkState } from '#domain/payments/payment-link.ts'
import { PAYMENT_WINDOW_MS } from '#domain/payments/reconciliation-schedule.ts'
import type { Alarms } from '../../gateways/alarms/port.ts'
import type { SmsGateway } from '../../gateways/sms/port.ts'
import type { Database, Queries } from '../../db/database.ts'
import {
  claimNotifications,
  countSentNotifications,
  finishNotification,
  type ClaimedNotification,
  type SendOutcome,
} from '../../db/orders/order-notifications.ts'
import { findDoorReceipts } from '../../db/trips/door-receipts.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { paymentLinkTokenOf } from '../payments/steps/payment-link-token.ts'
import { noteMessageCap } from '../alarms/steps/note-message-cap.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { setEditToken } from '../../db/order-edits/order-edits.ts'
import { newToken, tokenHash } from '../identity/steps/hashing.ts'

type Dependencies = {
  readonly database: Database
  readonly sms: SmsGateway
  readonly now: () => Date
  readonly messageLimits: MessageLimits
  readonly alarms: Alarms
  readonly publicUrl: string | null
  readonly loginSecret: string
}

/** Attempts before a notification is given up, and the wait after the first, which doubles with each. */
const ATTEMPTS = 6
const FIRST_WAIT_MS = MINUTE_MS

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
    const { phone, tries } = claimed
    const sent = await countSent(dependencies, claimed)
    store ??= (await readMerchantSettings(queries)).name
    const message = await messageOf(dependencies, claimed, store)
    const isWithinLimits = maySendMessage(sent, dependencies.messageLimits, claimed.customer)
    if (phone === null || message === null || !isWithinLimits) {
      const fault = phone === null ? 'number' : message === null ? 'outdated' : 'limit'
      await finishNotification(queries, claimed, { outcome: { state: 'SKIPPED', fault }, at: now() })
      continue
    }
    const outcome = await sms
      .send(inLanguageOf(claimed.customer.language, (language) => ({ to: phone, ...message(language) })))
      .then(
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

/** A message about an order as it reads in a language. */
type OrderText = (
  language: Language,
) => Pick<OrderUpdateMessage, 'template' | 'variables'> | Pick<PaymentLinkMessage, 'template' | 'variables'>

/** The message about an order; null when there is nothing to say any more. */
async function messageOf(
  dependencies: Dependencies,
  claimed: ClaimedNotification,
  store: string,
): Promise<OrderText | null> {
  if (claimed.kind === 'PAYMENT_DUE') return paymentDue(dependencies, claimed, store)
  const news = await newsOf(dependencies, claimed)
  if (news === null) return null
  return (language) => ({
    template: 'order-update',
    variables: { store, order: claimed.orderNumber, news: news(language) },
  })
}

/**
 * Writes the request for a payment; where the store knows its own address, it has the link of the page that takes the
 * payment. Null when the payment has come meanwhile.
 */
async function paymentDue(
  { database, publicUrl, now, loginSecret }: Dependencies,
  { kind, orderId, orderNumber }: ClaimedNotification,
  store: string,
): Promise<OrderText | null> {
  const [order] = await findOrders(database.queries, { orderId })
  if (order === undefined || paymentLinkState(order, now()) !== 'WAITING') return null
  if (publicUrl === null) {
    return (language) => ({
      template: 'order-update',
      variables: { store, order: orderNumber, news: orderNotificationText(kind, language, false) },
    })
  }
  const path = paymentLinkPath(paymentLinkTokenOf(loginSecret, orderId))
  const amount = rupeesOf(order.grandTotal)
  const minutes = String(PAYMENT_WINDOW_MS / MINUTE_MS)
  return (language) => {
    const link = publicUrl + pathIn(language, path)
    return { template: 'payment-link', variables: { store, order: orderNumber, amount, minutes, link } }
  }
}

async function newsOf(
  { database, publicUrl, now }: Dependencies,
  { kind, orderId, isRefunded, hasMoved }: ClaimedNotification,
): Promise<((language: Language) => string) | null> {
  // goods sold over the counter leave before this is due, and newer messages say so
  if (kind === 'PLACED' && hasMoved) return null
  if (kind === 'CHANGE_PROPOSED') {
    const token = await issueEditToken(database.queries, orderId, now())
    if (token === null) return null
    return (language) =>
      `${orderNotificationText(kind, language, false)}: ${publicUrl ?? ''}${pathIn(language, proposalPath(token))}`
  }
  if (kind === 'RECEIVED_ON_ACCOUNT') {
    const taken = (await findDoorReceipts(database.queries, [orderId])).get(orderId) ?? []
    const receipts = taken
      .filter(({ receipt }) => !receipt.isTakenBack)
      .map(({ receipt: { number, amount } }) => ({
        number: doorReceiptNumber(number),
        amount: rupeesOf(amount),
      }))
    return receipts.length === 0 ? null : (language) => doorReceiptText(receipts, language)
  }
  return (language) => orderNotificationText(kind, language, isRefunded)
}

/** An amount of a text message, which spells out the currency. */
const rupeesOf = (amount: Paise) => formatPaise(amount).replace('₹', '')

function countSent(
  { database, now }: Dependencies,
  { customer }: ClaimedNotification,
): Promise<MessagesSent> {
  return countSentNotifications(database.queries, customer.uid, windowEndingAt(now(), DAY_MS))
}

function retryTime(at: Date, attempts: number): Date {
  return new Date(at.getTime() + FIRST_WAIT_MS * 2 ** (attempts - 1))
}

/**
 * Makes the link token of an edit that waits, at the moment it is sent: the token is stored nowhere, only its hash. Null when no
 * edit waits any more.
 */
async function issueEditToken(queries: Queries, orderId: string, at: Date): Promise<string | null> {
  const token = newToken()
  return (await setEditToken(queries, { orderId, hash: tokenHash(token), at })) ? token : null
}
