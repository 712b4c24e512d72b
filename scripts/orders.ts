import { userInfo } from 'node:os'
import type { InvoiceWarning } from '../domain/invoices/invoice-warnings.ts'
import { formatPaise } from '../domain/money/format.ts'
import { orderStatuses, type Order, type OrderStatus } from '../domain/orders/order.ts'
import { parseOrderNumber } from '../domain/orders/order-number.ts'
import { readConfig } from '../server/config.ts'
import { createLogger } from '../server/log.ts'
import { openStore } from '../server/open-store.ts'
import type { Services } from '../server/services.ts'
import type { DeskOrder } from '../server/services/orders/show-order.ts'
import { describeStartupError } from '../server/startup-error.ts'

const usage = `Usage: npm run orders -- list [STATUS] | show ORDER | move ORDER STATUS [NOTE] | cancel ORDER REASON | refund ORDER REASON
ORDER is an order number such as 4821-9035-7, or an order id. STATUS is one of ${orderStatuses.join(', ')}.`
const MAX_LISTED = 50

/** The order commands of the staff. The server sends the messages and refunds that result. */
async function main(): Promise<number> {
  const [command = '', order = '', ...args] = process.argv.slice(2)
  const task = parseTask(command, order, args)
  if (task === null) {
    console.error(usage)
    return 1
  }
  const { services, close } = await openStore(readConfig(), createLogger('silent', false), false)
  try {
    await task(services)
    return 0
  } finally {
    await close()
  }
}

type Task = (services: Services) => Promise<void>

function parseTask(command: string, order: string, args: readonly string[]): Task | null {
  const text = args.join(' ').trim()
  if (command === 'list') return listTask(order)
  if (order === '') return null
  const orderRef = parseOrderNumber(order) ?? order
  const change = (apply: (services: Services, orderId: string) => Promise<Order>): Task => {
    return async (services) => {
      const { orderId } = (await services.desk.showOrder(orderRef)).order
      await apply(services, orderId)
      console.log(detailText(await services.desk.showOrder(orderId)))
    }
  }
  if (command === 'show') return async ({ desk }) => console.log(detailText(await desk.showOrder(orderRef)))
  if (command === 'move') {
    const [to = '', ...note] = args
    return isStatus(to)
      ? change(({ desk }, orderId) =>
          desk.changeOrderStatus(staffName(), { orderId, to, note: note.join(' ') || null }),
        )
      : null
  }
  if (text === '') return null
  if (command === 'cancel')
    return change(({ desk }, orderId) =>
      desk.changeOrderStatus(staffName(), { orderId, to: 'CANCELLED', note: text }),
    )
  if (command === 'refund')
    return change(({ desk }, orderId) => desk.refundOrder(staffName(), { orderId, reason: text }))
  return null
}

function listTask(status: string): Task | null {
  if (status !== '' && !isStatus(status)) return null
  return async ({ desk }) => {
    const orders = await desk.listOrders({ status: status === '' ? null : status, most: MAX_LISTED })
    for (const order of orders) console.log(summaryText(order))
    if (orders.length === 0) console.log('No orders.')
  }
}

function isStatus(text: string): text is OrderStatus {
  return (orderStatuses as readonly string[]).includes(text)
}

function staffName(): string {
  return userInfo().username
}

function summaryText({
  orderNumber,
  createdAt,
  orderStatus,
  paymentMode,
  paymentStatus,
  grandTotal,
}: Order): string {
  const fields = [orderNumber, timeText(createdAt), orderStatus, `${paymentMode} ${paymentStatus}`]
  return [...fields, formatPaise(grandTotal)].join('  ')
}

function detailText({ order, history, refund, invoice, creditNote, invoiceWarnings }: DeskOrder): string {
  const { address_line1: line, street, city, state, zipcode } = order.shippingAddress
  return [
    summaryText(order),
    `id ${order.orderId}`,
    `to ${[line.receiverName, line.houseNo, street, line.landmark, city, state, zipcode].filter(Boolean).join(', ')}`,
    ...order.orderItems.map(
      (item) => `  ${item.quantity} × ${item.productName} (${item.variantSpecs.options.join(', ')})`,
    ),
    ...history.map(
      ({ at, status, by, note }) => `  ${timeText(at)}  ${status}  ${by}${note === null ? '' : `: ${note}`}`,
    ),
    ...(refund === null ? [] : [`refund ${formatPaise(refund.amount)} ${refund.state}`]),
    ...(invoice === null ? [] : [`invoice ${invoice.number}`]),
    ...(creditNote === null ? [] : [`credit note ${creditNote.number}`]),
    ...invoiceWarnings.map((warning) => `! ${warningText(warning)}`),
  ].join('\n')
}

function warningText(warning: InvoiceWarning): string {
  switch (warning.kind) {
    case 'no-hsn':
      return `${warning.product} has no HSN`
    case 'no-rate':
      return `the prices of ${warning.product} match no GST rate`
    case 'rate-from-prices':
      return `the GST rate of ${warning.product} is derived from its prices`
    case 'state-unknown':
      return 'the State of the address is unknown'
    case 'pin-of-another-state':
      return 'the PIN code of the address belongs to another State'
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
