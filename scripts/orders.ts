import { userInfo } from 'node:os'
import type { InvoiceWarning } from '../domain/invoices/invoice-warnings.ts'
import { formatPaise } from '../domain/money/format.ts'
import { orderStatuses, type Order, type OrderStatus } from '../domain/orders/order.ts'
import { parseOrderNumber } from '../domain/orders/order-number.ts'
import { readConfig } from '../server/config.ts'
import { createLogger } from '../server/log.ts'
import { openStore } from '../server/open-store.ts'
import type { Services } from '../server/services.ts'
import type { DeskOrder } from '../server/services/orders/find-order.ts'
import { describeStartupError } from '../server/startup-error.ts'

const usage = `Usage: npm run orders -- list [STATUS] | show ORDER | move ORDER STATUS [NOTE] | cancel ORDER REASON | refund ORDER REASON
ORDER is an order number such as 4821-9035-7, or an order id. STATUS is one of ${orderStatuses.join(', ')}.`
const MOST = 50

/** What staff do with orders until there is a back office. The store's server sends messages and refunds that follow. */
async function main(): Promise<number> {
  const [verb = '', order = '', ...words] = process.argv.slice(2)
  const work = wanted(verb, order, words)
  if (work === null) {
    console.error(usage)
    return 1
  }
  const { services, close } = await openStore(readConfig(), createLogger('silent', false), false)
  try {
    await work(services)
    return 0
  } finally {
    await close()
  }
}

type Task = (services: Services) => Promise<void>

function wanted(verb: string, order: string, words: readonly string[]): Task | null {
  const text = words.join(' ').trim()
  if (verb === 'list') return listing(order)
  if (order === '') return null
  const shown = parseOrderNumber(order) ?? order
  const act = (does: (services: Services, orderId: string) => Promise<Order>): Task => {
    return async (services) => {
      const { orderId } = (await services.desk.show(shown)).order
      await does(services, orderId)
      console.log(detailText(await services.desk.show(orderId)))
    }
  }
  if (verb === 'show') return async ({ desk }) => console.log(detailText(await desk.show(shown)))
  if (verb === 'move') {
    const [to = '', ...note] = words
    return isStatus(to)
      ? act(({ desk }, orderId) => desk.move(staff(), { orderId, to, note: note.join(' ') || null }))
      : null
  }
  if (text === '') return null
  if (verb === 'cancel')
    return act(({ desk }, orderId) => desk.move(staff(), { orderId, to: 'CANCELLED', note: text }))
  if (verb === 'refund') return act(({ desk }, orderId) => desk.refund(staff(), { orderId, reason: text }))
  return null
}

function listing(status: string): Task | null {
  if (status !== '' && !isStatus(status)) return null
  return async ({ desk }) => {
    const orders = await desk.list({ status: status === '' ? null : status, most: MOST })
    for (const order of orders) console.log(lineText(order))
    if (orders.length === 0) console.log('No orders.')
  }
}

function isStatus(text: string): text is OrderStatus {
  return (orderStatuses as readonly string[]).includes(text)
}

function staff(): string {
  return userInfo().username
}

function lineText({
  orderNumber,
  createdAt,
  orderStatus,
  paymentMode,
  paymentStatus,
  grandTotal,
}: Order): string {
  const facts = [orderNumber, timeText(createdAt), orderStatus, `${paymentMode} ${paymentStatus}`]
  return [...facts, formatPaise(grandTotal)].join('  ')
}

function detailText({ order, history, refund, invoice, creditNote, doubts }: DeskOrder): string {
  const { address_line1: first, street, city, state, zipcode } = order.shippingAddress
  return [
    lineText(order),
    `id ${order.orderId}`,
    `to ${[first.receiverName, first.houseNo, street, first.landmark, city, state, zipcode].filter(Boolean).join(', ')}`,
    ...order.orderItems.map(
      (item) => `  ${item.quantity} × ${item.productName} (${item.variantSpecs.options.join(', ')})`,
    ),
    ...history.map(
      ({ at, status, by, note }) => `  ${timeText(at)}  ${status}  ${by}${note === null ? '' : `: ${note}`}`,
    ),
    ...(refund === null ? [] : [`refund ${formatPaise(refund.amount)} ${refund.state}`]),
    ...(invoice === null ? [] : [`invoice ${invoice.number}`]),
    ...(creditNote === null ? [] : [`credit note ${creditNote.number}`]),
    ...doubts.map((warning) => `! ${warningText(warning)}`),
  ].join('\n')
}

function warningText(warning: InvoiceWarning): string {
  switch (warning.kind) {
    case 'no-hsn':
      return `no HSN is known of ${warning.product}`
    case 'no-rate':
      return `the prices of ${warning.product} fit none of the GST rates`
    case 'rate-from-prices':
      return `the GST rate of ${warning.product} is worked out from its prices`
    case 'state-unknown':
      return 'the State of the address is not one of India'
    case 'pin-of-another-state':
      return 'the PIN code of the address lies in another State'
  }
}

function timeText(at: string): string {
  return new Date(at).toLocaleString('en-IN', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'medium',
    timeStyle: 'short',
  })
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(describeStartupError(error) ?? (error instanceof Error ? error.message : error))
  process.exitCode = 1
}
