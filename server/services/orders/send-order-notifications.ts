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
  finishNotification,
  type ClaimedNotification,
  type SendOutcome,
} from '../../db/orders/order-notifications.ts'
import { findDoorReceipts } from '../../db/trips/door-receipts.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { paymentLinkTokenOf } from '../payments/steps/payment-link-token.ts'
import { sendDue } from '../messages/steps/send-due.ts'
import { readMerchantSettings } from '../store/steps/read-merchant-settings.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
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

/**
 * Sends the order notifications that are due, each once (ORD-08). Those beyond the limits of a day, for the store or for one
 * customer, are skipped, and the shopkeeper is warned before it comes to that. Rejects with the last error.
 */
export async function sendOrderNotifications(dependencies: Dependencies): Promise<void> {
  const { queries } = dependencies.database
  await sendDue(dependencies, {
    claim: async (at) => (await claimNotifications(queries, at, 1))[0] ?? null,
    addressee: ({ customer: { uid }, tries }) => ({ uid, tries }),
    send: (claimed, used) => send(dependencies, claimed, used),
    afterFailure: (retryAt): SendOutcome =>
      retryAt === null ? { state: 'FAILED', fault: 'refused' } : { state: 'DUE', retryAt, fault: 'refused' },
    finish: (claimed, result) => finishNotification(queries, claimed, result),
  })
}

async function send(
  dependencies: Dependencies,
  claimed: ClaimedNotification,
  used: MessagesSent,
): Promise<SendOutcome> {
  const { phone, customer } = claimed
  const { name: store } = await readMerchantSettings(dependencies.database.queries)
  const message = await messageOf(dependencies, claimed, store)
  const isWithinLimits = maySendMessage(used, dependencies.messageLimits, customer)
  if (phone === null || message === null || !isWithinLimits) {
    const fault = phone === null ? 'number' : message === null ? 'outdated' : 'limit'
    return { state: 'SKIPPED', fault }
  }
  const { route: by, reference } = await dependencies.sms.send(
    inLanguageOf(customer.language, (language) => ({ to: phone, ...message(language) })),
  )
  return { state: 'SENT', by, reference }
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

/**
 * Makes the link token of an edit that waits, at the moment it is sent: the token is stored nowhere, only its hash. Null when no
 * edit waits any more.
 */
async function issueEditToken(queries: Queries, orderId: string, at: Date): Promise<string | null> {
  const token = newToken()
  return (await setEditToken(queries, { orderId, hash: tokenHash(token), at })) ? token : null
}
