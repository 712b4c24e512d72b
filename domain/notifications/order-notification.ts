/** What a customer is told of an order, each once: five statuses (ORD-08), and money on its way back. */
export const orderNotificationKinds = [
  'PLACED',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CANCELLED',
  'REFUND',
] as const
export type OrderNotificationKind = (typeof orderNotificationKinds)[number]

/** The news in words; they follow the order's number and are a variable of the registered template. */
export const orderNotificationTexts: Readonly<Record<OrderNotificationKind, string>> = {
  PLACED: "is placed. We'll notify you when it ships",
  SHIPPED: 'has been shipped',
  OUT_FOR_DELIVERY: 'is out for delivery today',
  DELIVERED: 'has been delivered. Thank you',
  CANCELLED: 'is cancelled',
  REFUND: 'has a refund: what you paid is on its way back to you',
}

/** Whether a status of an order is one of which its customer is told. */
export function isNotifiedStatus<S extends string>(status: S): status is S & OrderNotificationKind {
  return (orderNotificationKinds as readonly string[]).includes(status)
}
