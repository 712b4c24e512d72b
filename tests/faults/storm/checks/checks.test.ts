import { describe, expect, test } from 'vitest'
import { existing, sampleLedgers, type SampleLedgers } from './sample-ledgers.ts'
import {
  findBookingErrors,
  findInventedPayments,
  findOrderPaymentErrors,
  findRefundErrors,
  findUnseenMoney,
  sumPayments,
} from './money.ts'
import { findLostOrders, findItemErrors, findTotalErrors } from './orders.ts'
import { findCashErrors, findNotificationErrors, findDocumentErrors, findSerialErrors } from './documents.ts'
import { findOrderListErrors, findOrderPageErrors } from './order-pages.ts'

const checks = {
  findBookingErrors,
  findRefundErrors,
  findInventedPayments,
  findOrderPaymentErrors,
  findUnseenMoney,
  findLostOrders,
  findItemErrors,
  findTotalErrors,
  findSerialErrors,
  findDocumentErrors: (ledgers: SampleLedgers) => findDocumentErrors(ledgers, new Set(['cash', 'paid'])),
  findCashErrors,
  findNotificationErrors: (ledgers: SampleLedgers) => findNotificationErrors(ledgers, 1),
  findOrderPageErrors,
  findOrderListErrors,
}

test('good ledgers have no errors, and their money adds up', () => {
  for (const check of Object.values(checks)) expect(check(sampleLedgers())).toEqual([])
  const sums = { captured: 3_153n, kept: 1_051n, due: 0n, refunded: 2_102n, byHand: 0n, withheld: 0n }
  expect(sumPayments(sampleLedgers())).toEqual(sums)
})

test('a store that lost which of the provider’s orders is whose is held to what was noted there', () => {
  const ledgers = sampleLedgers()
  ledgers.paymentOrders.length = 0
  expect(findBookingErrors(ledgers)).toEqual([])
})

/** A corruption of the ledgers, the check that must find it, and the error it reports. */
const corruptions: [string, keyof typeof checks, RegExp, (ledgers: SampleLedgers) => void][] = [
  ['a payment is not booked', 'findBookingErrors', /not booked/, (ledgers) => ledgers.payments.shift()],
  [
    'a payment is booked twice',
    'findBookingErrors',
    /2 times/,
    (ledgers) => ledgers.payments.push(payment(ledgers, 0)),
  ],
  [
    'a payment has another amount',
    'findBookingErrors',
    /instead of 1051/,
    (ledgers) => (payment(ledgers, 0).amount += 1),
  ],
  [
    'a payment is booked for another order',
    'findBookingErrors',
    /another order/,
    (ledgers) => (payment(ledgers, 0).order_id = 'cash'),
  ],
  [
    'an order of the provider is missing',
    'findBookingErrors',
    /does not know/,
    (ledgers) => {
      ledgers.paymentOrders.shift()
      ledgers.provider.orders.shift()
    },
  ],
  [
    'a payment of a provider’s order that the store lost is booked for another order than was noted there',
    'findBookingErrors',
    /another order/,
    (ledgers) => {
      ledgers.paymentOrders.shift()
      payment(ledgers, 0).order_id = 'cash'
    },
  ],
  [
    'a payment was never captured',
    'findInventedPayments',
    /never captured/,
    (ledgers) => ledgers.provider.payments.shift(),
  ],
  [
    'a second payment is not refunded',
    'findRefundErrors',
    /has the refunds \[\]/,
    (ledgers) => ledgers.refunds.shift(),
  ],
  ['a refund is not done', 'findRefundErrors', /DUE 1051/, (ledgers) => (refund(ledgers).state = 'DUE')],
  [
    'a refund was never requested',
    'findRefundErrors',
    /refunded as \[\]/,
    (ledgers) => ledgers.provider.refunds.shift(),
  ],
  [
    'a refund was made twice',
    'findRefundErrors',
    /\[1051,1051\]/,
    (ledgers) =>
      ledgers.provider.refunds.push({
        id: 'again',
        payment_id: 'pay_2',
        amount: 1_051,
        status: 'processed',
        receipt: 'key',
      }),
  ],
  [
    'two payments pay one order',
    'findOrderPaymentErrors',
    /2 payments in use/,
    (ledgers) => (payment(ledgers, 1).used_for = 'ORDER'),
  ],
  [
    'an order is still unpaid',
    'findOrderPaymentErrors',
    /still waits/,
    (ledgers) => (order(ledgers, 'paid').order_status = 'INITIATED'),
  ],
  [
    'an order is placed without a payment',
    'findOrderPaymentErrors',
    /keeps \[\]/,
    (ledgers) => (order(ledgers, 'back').order_status = 'PLACED'),
  ],
  [
    'a paid order has another total',
    'findOrderPaymentErrors',
    /1051 by pay_1\] for \[1052/,
    (ledgers) => (order(ledgers, 'paid').grand_total += 1),
  ],
  ['an acknowledged order is lost', 'findLostOrders', /is lost/, (ledgers) => ledgers.orders.shift()],
  [
    'a key made two orders',
    'findLostOrders',
    /made 2 orders/,
    (ledgers) => (order(ledgers, 'paid').idempotency_key = 'key of cash'),
  ],
  [
    'a repeat was answered with another order',
    'findLostOrders',
    /several orders/,
    ({ acknowledged }) => acknowledged.push(...acknowledged.map((one) => ({ ...one, key: 'key of cash' }))),
  ],
  [
    'an order was shown as paid and is not',
    'findLostOrders',
    /shown as paid/,
    (ledgers) => ledgers.shownAsPaid.add('cash'),
  ],
  ['the order holds other items', 'findItemErrors', /instead of/, (ledgers) => (item(ledgers).quantity += 1)],
  [
    'a price is not that of the catalogue',
    'findItemErrors',
    /another base/,
    (ledgers) => (item(ledgers).product_rate = '1'),
  ],
  [
    'a total is a paisa off',
    'findTotalErrors',
    /grand_total/,
    (ledgers) => (order(ledgers, 'cash').grand_total += 1),
  ],
  ['an order has lost its lines', 'findTotalErrors', /no lines/, (ledgers) => ledgers.items.shift()],
  ['a number is missing', 'findSerialErrors', /3 where 2/, (ledgers) => (document(ledgers, 1).serial = 3)],
  [
    'a number is there twice',
    'findSerialErrors',
    /1 where 2/,
    (ledgers) => (document(ledgers, 1).serial = 1),
  ],
  ['an invoice is missing', 'findDocumentErrors', /no document/, (ledgers) => ledgers.documents.shift()],
  [
    'an order that was not shipped has an invoice',
    'findDocumentErrors',
    /has invoice/,
    (ledgers) => (document(ledgers, 0).order_id = 'back'),
  ],
  [
    'an invoice has another total',
    'findDocumentErrors',
    /another total/,
    (ledgers) => (document(ledgers, 0).document = { totals: { grandTotal: 1 } }),
  ],
  [
    'cash was received for a cancelled order',
    'findCashErrors',
    /instead of 0/,
    (ledgers) => (order(ledgers, 'cash').order_status = 'CANCELLED'),
  ],
  ['cash is not counted', 'findCashErrors', /^0 was received/, (ledgers) => ledgers.receipts.shift()],
  [
    'too much cash was taken on one day',
    'findCashErrors',
    /^the cash of asha/,
    (ledgers) =>
      ledgers.receipts.push({ ...existing(ledgers.receipts[0]), order_id: 'x', amount: 19_999_000 }),
  ],
  [
    'a notification was sent twice',
    'findNotificationErrors',
    /sent 2 times/,
    (ledgers) => ledgers.notifications.push(ledgers.notifications[0] ?? ''),
  ],
  [
    'a notification was sent that is not in the ledgers',
    'findNotificationErrors',
    /not in the ledgers/,
    (ledgers) => ledgers.messages.shift(),
  ],
  [
    'a notification is marked as sent and was not',
    'findNotificationErrors',
    /never sent/,
    (ledgers) => ledgers.notifications.shift(),
  ],
  [
    'a notification is still due',
    'findNotificationErrors',
    /DUE/,
    (ledgers) => (message(ledgers, 0).state = 'DUE'),
  ],
  [
    'several notifications are in doubt',
    'findNotificationErrors',
    /2 messages are in doubt/,
    (ledgers) => ledgers.messages.forEach((one) => (one.state = 'SENDING')),
  ],
  [
    'an order page is missing',
    'findOrderPageErrors',
    /cannot be seen/,
    (ledgers) => ledgers.orderPages.delete('paid'),
  ],
  [
    'a page shows an unpaid order as paid',
    'findOrderPageErrors',
    /0 payments were kept/,
    (ledgers) => show(ledgers, 'back', { paymentStatus: 'PAID' }),
  ],
  [
    'a page shows a paid order as unpaid',
    'findOrderPageErrors',
    /1 payments were kept/,
    (ledgers) => show(ledgers, 'paid', { paymentStatus: 'PENDING' }),
  ],
  [
    'a page hides a refund',
    'findOrderPageErrors',
    /0 is shown/,
    (ledgers) => show(ledgers, 'back', { refund: null }),
  ],
  [
    'a page shows a refund too early',
    'findOrderPageErrors',
    /0 was refunded/,
    (ledgers) => ledgers.provider.payments.forEach((one) => (one.amount_refunded = 0)),
  ],
  [
    'a page shows a cancelled order as placed',
    'findOrderPageErrors',
    /history ends with another status/,
    (ledgers) => show(ledgers, 'back', { orderStatus: 'PLACED' }),
  ],
  [
    'a list lacks an order',
    'findOrderListErrors',
    /2 orders instead of 3/,
    (ledgers) => ledgers.orderLists.get('asha')?.pop(),
  ],
]

describe('a check reports when', () => {
  test.each(corruptions)('%s', (...[, name, message, corrupt]) => {
    const ledgers = sampleLedgers()
    corrupt(ledgers)
    expect(checks[name](ledgers).join('\n')).toMatch(message)
  })
})

const payment = (ledgers: SampleLedgers, index: number) => existing(ledgers.payments[index])
const refund = (ledgers: SampleLedgers) => existing(ledgers.refunds[0])
const item = (ledgers: SampleLedgers) => existing(ledgers.items[0])
const document = (ledgers: SampleLedgers, index: number) => existing(ledgers.documents[index])
const message = (ledgers: SampleLedgers, index: number) => existing(ledgers.messages[index])
const order = (ledgers: SampleLedgers, id: string) =>
  existing(ledgers.orders.find((one) => one.order_id === id))

function show(ledgers: SampleLedgers, id: string, changes: Record<string, unknown>): void {
  ledgers.orderPages.set(id, { ...ledgers.orderPages.get(id), ...changes })
}
