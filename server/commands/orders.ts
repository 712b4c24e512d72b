import type { InvoiceWarning } from '#domain/invoices/invoice-warnings.ts'
import { formatPaise } from '#domain/money/format.ts'
import { orderStatuses, type Order, type OrderStatus } from '#domain/orders/order.ts'
import { parseOrderNumber } from '#domain/orders/order-number.ts'
import type { DeskOrder } from '../services/orders/show-order.ts'
import type { Command, CommandContext, CommandTask } from './command.ts'

const MAX_LISTED = 50

/** The order commands of the staff. The server sends the messages and refunds that result. */
export const orders: Command = {
  usage: `Usage: npm run orders -- list [STATUS] | show ORDER | move ORDER STATUS [NOTE] | cancel ORDER REASON | refund ORDER REASON
ORDER is an order number such as 4821-9035-7, or an order id. STATUS is one of ${orderStatuses.join(', ')}.`,
  parse: ([command = '', order = '', ...args]) => parseTask(command, order, args),
}

function parseTask(command: string, order: string, args: readonly string[]): CommandTask | null {
  const text = args.join(' ').trim()
  if (command === 'list') return listTask(order)
  if (order === '') return null
  const orderRef = parseOrderNumber(order) ?? order
  const change = (apply: (context: CommandContext, orderId: string) => Promise<Order>): CommandTask => {
    return async (context) => {
      const { desk } = context.store.services
      const { orderId } = (await desk.showOrder(orderRef)).order
      await apply(context, orderId)
      context.print(detailText(await desk.showOrder(orderId)))
      return 0
    }
  }
  const move = (to: OrderStatus, note: string | null): CommandTask =>
    change(({ store, staffName }, orderId) =>
      store.services.desk.changeOrderStatus(staffName, { orderId, to, note }),
    )
  if (command === 'show')
    return async ({ store, print }) => {
      print(detailText(await store.services.desk.showOrder(orderRef)))
      return 0
    }
  if (command === 'move') {
    const [to = '', ...note] = args
    return isStatus(to) ? move(to, note.join(' ') || null) : null
  }
  if (text === '') return null
  if (command === 'cancel') return move('CANCELLED', text)
  if (command === 'refund')
    return change(({ store, staffName }, orderId) =>
      store.services.desk.refundOrder(staffName, { orderId, reason: text }),
    )
  return null
}

function listTask(status: string): CommandTask | null {
  if (status !== '' && !isStatus(status)) return null
  return async ({ store, print }) => {
    const found = await store.services.desk.listOrders({
      status: status === '' ? null : status,
      most: MAX_LISTED,
    })
    for (const order of found) print(summaryText(order))
    if (found.length === 0) print('No orders.')
    return 0
  }
}

function isStatus(text: string): text is OrderStatus {
  return (orderStatuses as readonly string[]).includes(text)
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
