import { orderNotificationTexts } from '#domain/order-notifications/order-notification.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { StormLedgers } from '../ledgers.ts'
import { ordersInParts } from './orders-in-parts.ts'

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
export function findDocumentErrors(ledgers: StormLedgers, shippedIds: ReadonlySet<string>): string[] {
  const { orders, documents } = ledgers
  const inParts = ordersInParts(ledgers)
  const byOrder = Map.groupBy(documents, (document) => document.order_id)
  return orders.flatMap(({ order_id: id, order_status, grand_total }) => {
    const own = byOrder.get(id) ?? []
    const kinds = own
      .map(({ kind }) => kind)
      .toSorted()
      .join(' and ')
    const isReturned = order_status === 'CANCELLED'
    const wanted = !shippedIds.has(id) ? '' : isReturned ? 'credit-note and invoice' : 'invoice'
    if (inParts.has(id)) return []
    const errors = kinds === wanted ? [] : [`order ${id}, ${order_status}, has ${kinds || 'no document'}`]
    const others = own.filter(({ document }) => (document as TaxDocument).totals.grandTotal !== grand_total)
    return [...errors, ...others.map(({ number }) => `${number} has another total than order ${id}`)]
  })
}

const CASH_LIMIT = 20_000_000

/** A delivered cash order has been paid for once and in full, no other one, and cash stays below the limit (PAY-08). */
export function findCashErrors(ledgers: StormLedgers): string[] {
  const { orders, receipts } = ledgers
  const inParts = ordersInParts(ledgers)
  const byOrder = Map.groupBy(receipts, (receipt) => receipt.order_id)
  const whole = orders.filter(({ order_id }) => !inParts.has(order_id))
  const wrong = whole.flatMap(({ order_id: id, payment_mode, order_status, grand_total }) => {
    const received = sumOf(byOrder.get(id) ?? [])
    const due = payment_mode === 'COD' && order_status === 'DELIVERED' ? grand_total : 0
    return received === due ? [] : [`${received} was received for order ${id} instead of ${due}`]
  })
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })
  const cash = receipts.filter(({ method }) => method === 'CASH')
  const days = Map.groupBy(cash, (receipt) => `${receipt.user_id} on ${day.format(receipt.received_at)}`)
  const above = [...days].filter(([, all]) => sumOf(all) >= CASH_LIMIT)
  return [...wrong, ...above.map(([key, all]) => `the cash of ${key} is ${sumOf(all)}`)]
}

function sumOf(amounts: readonly { readonly amount: number }[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * No notification was sent twice or without an entry in the ledgers, and every entry marked as sent was. At most `inFlight`
 * messages, those being sent when the store was killed, are left in doubt.
 */
export function findNotificationErrors(
  { orders, messages, notifications }: StormLedgers,
  inFlight: number,
): string[] {
  const texts = orderNotificationTexts.en
  const numbers = new Map(orders.map((order) => [order.order_id, order.order_number]))
  const sent = Map.groupBy(notifications, (text) =>
    text
      .replace(texts.CANCELLED_AND_REFUNDED, texts.CANCELLED)
      // each has its own link
      .replace(/(?<=yes to a change): \S+(?=\.$)/, '')
      // each names its receipts, of which there may be more later
      .replace(/(?<=payment on account)\. Receipt .*(?=\.$)/, ''),
  )
  const textOf = ({ order_id, status }: StormLedgers['messages'][number]): string =>
    `Neev: your order ${numbers.get(order_id)} ${texts[status as keyof typeof texts]}.`
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
