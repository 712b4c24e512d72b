import type { Language } from '../i18n/language.ts'

/**
 * The order events a customer is notified of, each once: five statuses (ORD-08), a refund, what is to be paid of
 * an order that staff took (DESK-04), a change that waits for their yes or was made (DESK-03), and
 * what its driver took on account (CREDIT-06).
 */
export const orderNotificationKinds = [
  'PLACED',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CANCELLED',
  'REFUND',
  'PAYMENT_DUE',
  'CHANGE_PROPOSED',
  'CHANGED',
  'RECEIVED_ON_ACCOUNT',
] as const
export type OrderNotificationKind = (typeof orderNotificationKinds)[number]

/** Delay of the news of a placed order: a customer who cancels meanwhile gets one message, not two. */
const PLACED_DELAY_MS = 30_000

/** Time at which a notification of something that happened at a time is due. */
export function notificationDueAt(kind: OrderNotificationKind, at: Date): Date {
  return kind === 'PLACED' ? new Date(at.getTime() + PLACED_DELAY_MS) : at
}

type NewsTexts = Readonly<Record<OrderNotificationKind | 'CANCELLED_AND_REFUNDED', string>>

/** The text after the order number by language; a variable of the registered template. */
export const orderNotificationTexts: Readonly<Record<Language, NewsTexts>> = {
  en: {
    PLACED: "is placed. We'll notify you when it ships",
    SHIPPED: 'has been shipped',
    OUT_FOR_DELIVERY: 'is out for delivery today',
    DELIVERED: 'has been delivered. Thank you',
    CANCELLED: 'has been cancelled',
    CANCELLED_AND_REFUNDED: 'has been cancelled. Your money is on its way back to you',
    PAYMENT_DUE: 'waits for your payment. Sign in with this number to pay within 30 minutes',
    CHANGE_PROPOSED: 'waits for your yes to a change',
    CHANGED: 'has been changed. Your orders show how',
    RECEIVED_ON_ACCOUNT: 'came with a payment on account',
    REFUND: 'is being refunded. Your money is on its way back to you',
  },
  hi: {
    PLACED: 'हमें मिल गया है। भेजते ही हम आपको बताएँगे',
    SHIPPED: 'भेज दिया गया है',
    OUT_FOR_DELIVERY: 'आज डिलीवरी के लिए निकल गया है',
    DELIVERED: 'पहुँच गया है। धन्यवाद',
    CANCELLED: 'रद्द हो गया है',
    CANCELLED_AND_REFUNDED: 'रद्द हो गया है। आपका पैसा वापस आ रहा है',
    PAYMENT_DUE: 'आपके भुगतान का इंतज़ार कर रहा है। 30 मिनट में भुगतान के लिए इसी नंबर से लॉग इन करें',
    CHANGE_PROPOSED: 'एक बदलाव पर आपकी हाँ का इंतज़ार कर रहा है',
    CHANGED: 'बदला गया है। बदलाव “आपके ऑर्डर” में देखें',
    RECEIVED_ON_ACCOUNT: 'पहुँचाते समय आपके खाते का भुगतान मिला',
    REFUND: 'रिफ़ंड हो रहा है। आपका पैसा वापस आ रहा है',
  },
}

/** The text after the order number; `isRefunded` says that a payment of the order goes back to its customer. */
export function orderNotificationText(
  kind: OrderNotificationKind,
  language: Language,
  isRefunded: boolean,
): string {
  return orderNotificationTexts[language][
    kind === 'CANCELLED' && isRefunded ? 'CANCELLED_AND_REFUNDED' : kind
  ]
}

/** Tells whether the customer is notified of an order status. */
export function isNotifiedStatus<S extends string>(status: S): status is S & OrderNotificationKind {
  return (orderNotificationKinds as readonly string[]).includes(status)
}

/** The text of what a driver took on account, each with its receipt number and its amount in rupees. */
export function doorReceiptText(
  receipts: readonly { readonly number: string; readonly amount: string }[],
  language: Language,
): string {
  const list = receipts.map(({ number, amount }) => `${number} (Rs ${amount})`).join(', ')
  return language === 'hi'
    ? `पहुँचाते समय आपके खाते का भुगतान मिला। रसीद ${list}`
    : `came with a payment on account. Receipt ${list}`
}
