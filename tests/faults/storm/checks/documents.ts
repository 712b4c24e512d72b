import { orderNotificationTexts } from '#domain/notifications/order-notification.ts'
import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { StormBooks } from '../ledgers.ts'

/** The numbers of every series and year are 1, 2, 3 … without gap or repetition. */
export function serialFaults({ documents }: StormBooks): string[] {
  const series = Map.groupBy(documents, (document) => `${document.series} of ${document.financial_year}`)
  return [...series].flatMap(([name, all]) => {
    const serials = all.map(({ serial }) => serial).toSorted((one, other) => one - other)
    const wrong = serials.findIndex((serial, index) => serial !== index + 1)
    return wrong < 0 ? [] : [`series ${name} has ${serials[wrong]} where ${wrong + 1} belongs`]
  })
}

/** What was sent off has one invoice over its total, what came back one credit note, and nothing else has any. */
export function paperFaults({ orders, documents }: StormBooks, sentOff: ReadonlySet<string>): string[] {
  const papers = Map.groupBy(documents, (document) => document.order_id)
  return orders.flatMap(({ order_id: id, order_status, grand_total }) => {
    const own = papers.get(id) ?? []
    const kinds = own
      .map(({ kind }) => kind)
      .toSorted()
      .join(' and ')
    const isBack = order_status === 'CANCELLED'
    const wanted = !sentOff.has(id) ? '' : isBack ? 'credit-note and invoice' : 'invoice'
    const faults = kinds === wanted ? [] : [`order ${id}, ${order_status}, has ${kinds || 'no paper'}`]
    const others = own.filter(({ document }) => (document as TaxDocument).totals.grandTotal !== grand_total)
    return [...faults, ...others.map(({ number }) => `${number} has another total than order ${id}`)]
  })
}

/** The cash of each customer's day is that of their orders in cash that stand. */
export function cashFaults({ orders, cashDays }: StormBooks): string[] {
  const owed = new Map<string, number>()
  for (const order of orders) {
    if (order.payment_mode !== 'COD' || order.order_status === 'CANCELLED') continue
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(order.created_at)
    const key = `${order.user_id} on ${day}`
    owed.set(key, (owed.get(key) ?? 0) + order.grand_total)
  }
  const kept = new Map(cashDays.map(({ user_id, day, amount }) => [`${user_id} on ${day}`, amount]))
  return [...new Set([...owed.keys(), ...kept.keys()])]
    .filter((key) => (owed.get(key) ?? 0) !== (kept.get(key) ?? 0))
    .map((key) => `the cash of ${key} is ${kept.get(key) ?? 0} instead of ${owed.get(key) ?? 0}`)
}

/**
 * Nobody was told anything twice, nor anything but what the books hold; nothing that is noted as sent was not, and of no more
 * messages than those that were on their way when the store ended does nobody know whether they were sent.
 */
export function messageFaults({ orders, messages, told }: StormBooks, onTheirWay: number): string[] {
  const numbers = new Map(orders.map((order) => [order.order_id, order.order_number]))
  const sent = Map.groupBy(told, (text) => text)
  const textOf = ({ order_id, status }: StormBooks['messages'][number]): string =>
    `Neev: your order ${numbers.get(order_id)} ${orderNotificationTexts[status as keyof typeof orderNotificationTexts]}.`
  const noted = new Map(messages.map((message) => [textOf(message), message.state]))
  const doubts = messages.filter(({ state }) => state === 'SENDING').length
  return [
    ...(doubts > onTheirWay ? [`${doubts} messages are in doubt`] : []),
    ...[...sent]
      .filter(([, all]) => all.length > 1)
      .map(([text, all]) => `told ${all.length} times: ${text}`),
    ...[...sent.keys()]
      .filter((text) => !noted.has(text))
      .map((text) => `told, and not in the books: ${text}`),
    ...[...noted]
      .filter(([text, state]) => state === 'SENT' && !sent.has(text))
      .map(([text]) => `never told: ${text}`),
    ...[...noted]
      .filter(([, state]) => state === 'DUE' || state === 'FAILED')
      .map(([text, state]) => `${state}: ${text}`),
  ]
}
