/** What a customer is told of an order, each once: five statuses (ORD-08), and money on its way back. */
export const orderMessageKinds = [
  'PLACED',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'DELIVERED',
  'CANCELLED',
  'REFUND',
] as const
export type OrderMessageKind = (typeof orderMessageKinds)[number]

/** The news in words; they follow the order's number and are a variable of the registered template. */
export const orderNews: Readonly<Record<OrderMessageKind, string>> = {
  PLACED: "is placed. We'll notify you when it ships",
  SHIPPED: 'has been shipped',
  OUT_FOR_DELIVERY: 'is out for delivery today',
  DELIVERED: 'has been delivered. Thank you',
  CANCELLED: 'is cancelled',
  REFUND: 'has a refund: what you paid is on its way back to you',
}

/** Whether a status of an order is one of which its customer is told. */
export function isToldStatus<S extends string>(status: S): status is S & OrderMessageKind {
  return (orderMessageKinds as readonly string[]).includes(status)
}
