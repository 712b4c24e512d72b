import { maskPhone, parsePhone } from '#domain/identity/phone.ts'
import type { InvoiceWarning } from '#domain/invoices/invoice-warnings.ts'
import { formatPaise } from '#domain/money/format.ts'
import { ZERO, type Paise } from '#domain/money/paise.ts'
import { parseRupees } from '#domain/money/rupees.ts'
import { orderStatuses, type Order, type OrderStatus } from '#domain/orders/order.ts'
import { parseOrderNumber } from '#domain/orders/placing/order-number.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import type { DeskOrder } from '../services/orders/show-order.ts'
import type { StatusChange } from '../services/orders/steps/change-status.ts'
import type { Command, CommandContext, CommandTask } from './command.ts'

const MAX_LISTED = 50

/** The order commands of the staff. The server sends the messages and refunds that result. */
export const orders: Command = {
  usage: `Usage: npm run orders -- list [STATUS] | show ORDER | move ORDER STATUS [NOTE] | deliver ORDER cash|upi|RUPEES [NOTE] | cancel ORDER REASON | refund ORDER REASON | link ORDER PHONE
ORDER is an order number such as 4821-9035-7, or an order id. STATUS is one of ${orderStatuses.join(', ')}.
link gives the customer with that number the orders of ORDER's account, whose number was unused for so long that it may have changed hands.
deliver says how a cash order was paid: in cash, by UPI, or RUPEES of it in cash and the rest by UPI.`,
  parse: ([command = '', order = '', ...args]) => parseTask(command, order, args),
}

function parseTask(command: string, order: string, args: readonly string[]): CommandTask | null {
  const text = args.join(' ').trim()
  if (command === 'list') return listTask(order)
  if (order === '') return null
  const orderRef = parseOrderNumber(order) ?? order
  const change = (apply: (context: CommandContext, orderId: string) => Promise<Order>): CommandTask => {
    return async (context) => {
      const { services } = context.store
      const { orderId } = (await services.operator.showOrder(orderRef)).order
      await apply(context, orderId)
      context.print(detailText(await services.operator.showOrder(orderId)))
      return 0
    }
  }
  if (command === 'show')
    return async ({ store, print }) => {
      print(detailText(await store.services.operator.showOrder(orderRef)))
      return 0
    }
  if (command === 'link') return linkTask(orderRef, text)
  if (command === 'refund' && text !== '')
    return change(({ store, staffName }, orderId) =>
      store.services.operator.refundOrder(staffName, { orderId, reason: text }),
    )
  const move = parseMove(command, args)
  if (move === null) return null
  return change(({ store, staffName }, orderId) =>
    store.services.operator.changeOrderStatus(staffName, { orderId, ...move }),
  )
}

function parseMove(command: string, args: readonly string[]): Omit<StatusChange, 'orderId'> | null {
  const [first = '', ...rest] = args
  const note = rest.join(' ').trim() || null
  if (command === 'move') return isStatus(first) ? { to: first, note } : null
  if (command === 'cancel') {
    const reason = args.join(' ').trim()
    return reason === '' ? null : { to: 'CANCELLED', note: reason }
  }
  if (command !== 'deliver') return null
  const cash = parseCash(first)
  return cash === null ? null : { to: 'DELIVERED', note, ...(cash !== undefined && { cash }) }
}

/** Cash amount that an argument names: `undefined` for all of it, null for an unreadable one. */
function parseCash(text: string): Paise | undefined | null {
  if (text === 'cash') return undefined
  if (text === 'upi') return ZERO
  const reading = parseRupees(text)
  return 'issue' in reading ? null : reading.paise
}

function linkTask(orderRef: string, text: string): CommandTask | null {
  const phone = parsePhone(text)
  if (phone === null) return null
  return async ({ store, staffName, print }) => {
    const { services } = store
    const { orderId } = (await services.operator.showOrder(orderRef)).order
    await services.operator.linkFormerAccount(staffName, { orderId, phone })
    print(`The orders of that account are now those of ${maskPhone(phone)}.`)
    return 0
  }
}

function listTask(status: string): CommandTask | null {
  if (status !== '' && !isStatus(status)) return null
  return async ({ store, print, staffName }) => {
    const found = await store.services.operator.listOrders({
      status: status === '' ? null : status,
      most: MAX_LISTED,
    })
    const flagged = await readFlags(store, staffName)
    for (const order of found) print(`${flagged.has(order.orderNumber) ? '! ' : ''}${summaryText(order)}`)
    if (flagged.size > 0)
      print('The payment of an order marked with ! needs somebody: npm run payments -- list')
    if (found.length === 0) print('No orders.')
    return 0
  }
}

/** The numbers of the orders whose payment staff must look at. */
async function readFlags({ services }: CommandContext['store'], staffName: string): Promise<Set<string>> {
  const attention = await services.money.readAttention(operator(staffName))
  return new Set(attention.flatMap(({ orderNumber }) => orderNumber ?? []))
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

function detailText({
  order,
  history,
  refund,
  dispute,
  invoice,
  creditNote,
  invoiceWarnings,
}: DeskOrder): string {
  const { address_line1: line, street, city, state, zipcode } = order.shippingAddress
  return [
    summaryText(order),
    `id ${order.orderId}`,
    `to ${[line.receiverName, line.houseNo, street, line.landmark, city, state, zipcode].filter(Boolean).join(', ')}`,
    ...order.orderItems.map(
      (item) => `  ${item.quantity} × ${item.productName} (${item.variantSpecs.options.join(', ')})`,
    ),
    ...history.map(
      ({ at, status, by, cause, note }) =>
        `  ${timeText(at)}  ${status}  ${by}${[cause?.code, note].map((why) => (why ? `: ${why}` : '')).join('')}`,
    ),
    ...(refund === null ? [] : [`refund ${formatPaise(refund.amount)} ${refund.state}`]),
    ...(dispute === null ? [] : [`dispute ${formatPaise(dispute.amount)} ${dispute.state}`]),
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
