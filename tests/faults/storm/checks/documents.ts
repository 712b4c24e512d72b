import { orderNotificationTexts } from '#domain/notifications/order-notification.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { StormLedgers } from '../ledgers.ts'

/** The numbers of every series and year are 1, 2, 3 … without gap or repetition. */
export function findSerialErrors({ documents }: StormLedgers): string[] {
  const series = Map.groupBy(documents, (document) => `${document.series} of ${document.financial_year}`)
  return [...series].flatMap(([name, all]) => {
    const serials = all.map(({ serial }) => serial).toSorted((one, other) => one - other)
    const wrong = serials.findIndex((serial, index) => serial !== index + 1)
    return wrong < 0 ? [] : [`series ${name} has ${serials[wrong]} where ${wrong + 1} belongs`]
  })
}

/** A shipped order has one invoice over its total, a returned one also a credit note, and no other order has a document. */
export function findDocumentErrors(
  { orders, documents }: StormLedgers,
  shippedIds: ReadonlySet<string>,
): string[] {
  const byOrder = Map.groupBy(documents, (document) => document.order_id)
  return orders.flatMap(({ order_id: id, order_status, grand_total }) => {
    const own = byOrder.get(id) ?? []
    const kinds = own
      .map(({ kind }) => kind)
      .toSorted()
      .join(' and ')
    const isReturned = order_status === 'CANCELLED'
    const wanted = !shippedIds.has(id) ? '' : isReturned ? 'credit-note and invoice' : 'invoice'
    const errors = kinds === wanted ? [] : [`order ${id}, ${order_status}, has ${kinds || 'no document'}`]
    const others = own.filter(({ document }) => (document as TaxDocument).totals.grandTotal !== grand_total)
    return [...errors, ...others.map(({ number }) => `${number} has another total than order ${id}`)]
  })
}

/** The cash counted for each customer and day is the sum of their valid cash orders. */
export function findCashErrors({ orders, cashDays }: StormLedgers): string[] {
  const owed = new Map<string, number>()
  for (const order of orders) {
    if (order.payment_mode !== 'COD' || order.order_status === 'CANCELLED') continue
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(order.created_at)
    const key = `${order.user_id} on ${day}`
    owed.set(key, (owed.get(key) ?? 0) + order.grand_total)
  }
  const counted = new Map(cashDays.map(({ user_id, day, amount }) => [`${user_id} on ${day}`, amount]))
  return [...new Set([...owed.keys(), ...counted.keys()])]
    .filter((key) => (owed.get(key) ?? 0) !== (counted.get(key) ?? 0))
    .map((key) => `the cash of ${key} is ${counted.get(key) ?? 0} instead of ${owed.get(key) ?? 0}`)
}

/**
 * No notification was sent twice or without an entry in the ledgers, and every entry marked as sent was. At most `inFlight`
 * messages, those being sent when the store was killed, are left in doubt.
 */
export function findNotificationErrors(
  { orders, messages, notifications }: StormLedgers,
  inFlight: number,
): string[] {
  const numbers = new Map(orders.map((order) => [order.order_id, order.order_number]))
  const sent = Map.groupBy(notifications, (text) => text)
  const textOf = ({ order_id, status }: StormLedgers['messages'][number]): string =>
    `Neev: your order ${numbers.get(order_id)} ${orderNotificationTexts[status as keyof typeof orderNotificationTexts]}.`
  const recorded = new Map(messages.map((message) => [textOf(message), message.state]))
  const doubts = messages.filter(({ state }) => state === 'SENDING').length
  return [
    ...(doubts > inFlight ? [`${doubts} messages are in doubt`] : []),
    ...[...sent]
      .filter(([, all]) => all.length > 1)
      .map(([text, all]) => `sent ${all.length} times: ${text}`),
    ...[...sent.keys()]
      .filter((text) => !recorded.has(text))
      .map((text) => `sent, and not in the ledgers: ${text}`),
    ...[...recorded]
      .filter(([text, state]) => state === 'SENT' && !sent.has(text))
      .map(([text]) => `never sent: ${text}`),
    ...[...recorded]
      .filter(([, state]) => state === 'DUE' || state === 'FAILED')
      .map(([text, state]) => `${state}: ${text}`),
  ]
}
