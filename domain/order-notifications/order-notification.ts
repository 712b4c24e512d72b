/**
 * The order events a customer is notified of, each once: five statuses (ORD-08), a refund, what is to be paid of
 * an order that staff took (DESK-04), and a change that waits for their yes or was made (DESK-03). */
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
] as const
export type OrderNotificationKind = (typeof orderNotificationKinds)[number]

/** Delay of the news of a placed order: a customer who cancels meanwhile gets one message, not two. */
const PLACED_DELAY_MS = 30_000

/** Time at which a notification of something that happened at a time is due. */
export function notificationDueAt(kind: OrderNotificationKind, at: Date): Date {
  return kind === 'PLACED' ? new Date(at.getTime() + PLACED_DELAY_MS) : at
}

/** The text after the order number; a variable of the registered template. */
export const orderNotificationTexts: Readonly<Record<OrderNotificationKind, string>> = {
  PLACED: "is placed. We'll notify you when it ships",
  SHIPPED: 'has been shipped',
  OUT_FOR_DELIVERY: 'is out for delivery today',
  DELIVERED: 'has been delivered. Thank you',
  CANCELLED: 'has been cancelled',
  PAYMENT_DUE: 'waits for your payment. Sign in with this number to pay within 30 minutes',
  CHANGE_PROPOSED: 'waits for your yes to a change. Please call us',
  CHANGED: 'has been changed. Your orders show how',
  REFUND: 'is being refunded. Your money is on its way back to you',
}

/** The end of the text about a cancelled order whose payment goes back: one message tells both. */
export const CANCELLED_AND_REFUNDED = `${orderNotificationTexts.CANCELLED}. Your money is on its way back to you`

/** The text after the order number; `isRefunded` says that a payment of the order goes back to its customer. */
export function orderNotificationText(kind: OrderNotificationKind, isRefunded: boolean): string {
  return kind === 'CANCELLED' && isRefunded ? CANCELLED_AND_REFUNDED : orderNotificationTexts[kind]
}

/** Tells whether the customer is notified of an order status. */
export function isNotifiedStatus<S extends string>(status: S): status is S & OrderNotificationKind {
  return (orderNotificationKinds as readonly string[]).includes(status)
}
