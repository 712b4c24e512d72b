import { describe, expect, test } from 'vitest'
import { sampleBooks, type SampleBooks } from './sample-books.ts'
import { logFaults } from './log.ts'
import { bookingFaults, inventedPayments, orderPaymentFaults, refundFaults, sumsOf } from './money.ts'
import { acknowledgementFaults, goodsFaults, totalFaults } from './orders.ts'
import { cashFaults, messageFaults, paperFaults, serialFaults } from './documents.ts'
import { listFaults, screenFaults } from './screens.ts'

const proofs = {
  bookingFaults,
  refundFaults,
  inventedPayments,
  orderPaymentFaults,
  acknowledgementFaults,
  goodsFaults,
  totalFaults,
  serialFaults,
  paperFaults: (books: SampleBooks) => paperFaults(books, new Set(['cash', 'paid'])),
  cashFaults,
  messageFaults: (books: SampleBooks) => messageFaults(books, 1),
  screenFaults,
  listFaults,
}

test('good books have no faults, and their money adds up', () => {
  for (const proof of Object.values(proofs)) expect(proof(sampleBooks())).toEqual([])
  expect(sumsOf(sampleBooks())).toEqual({ captured: 3_153n, kept: 1_051n, refunded: 2_102n })
})

/** What is wrong with the books, the proof that must see it, and how it says so. */
const breaks: [string, keyof typeof proofs, RegExp, (books: SampleBooks) => void][] = [
  ['a payment is not booked', 'bookingFaults', /not booked/, (books) => books.payments.shift()],
  [
    'a payment is booked twice',
    'bookingFaults',
    /2 times/,
    (books) => books.payments.push(payment(books, 0)),
  ],
  [
    'a payment has another amount',
    'bookingFaults',
    /instead of 1051/,
    (books) => (payment(books, 0).amount += 1),
  ],
  [
    'a payment is booked for another order',
    'bookingFaults',
    /another order/,
    (books) => (payment(books, 0).order_id = 'cash'),
  ],
  [
    'an order of the provider is forgotten',
    'bookingFaults',
    /does not know/,
    (books) => books.paymentOrders.shift(),
  ],
  [
    'a payment was never captured',
    'inventedPayments',
    /never captured/,
    (books) => books.provider.payments.shift(),
  ],
  ['a second payment stays', 'refundFaults', /has the refunds \[\]/, (books) => books.refunds.shift()],
  ['a refund is not done', 'refundFaults', /DUE 1051/, (books) => (refund(books).state = 'DUE')],
  ['a refund is never sent', 'refundFaults', /sent back as \[\]/, (books) => books.provider.refunds.shift()],
  [
    'a refund is sent twice',
    'refundFaults',
    /\[1051,1051\]/,
    (books) => books.provider.refunds.push({ payment_id: 'pay_2', amount: 1_051 }),
  ],
  [
    'two payments pay one order',
    'orderPaymentFaults',
    /2 payments in use/,
    (books) => (payment(books, 1).used_for = 'ORDER'),
  ],
  [
    'an order still waits',
    'orderPaymentFaults',
    /still waits/,
    (books) => (order(books, 'paid').order_status = 'INITIATED'),
  ],
  [
    'an order is placed without money',
    'orderPaymentFaults',
    /keeps \[\]/,
    (books) => (order(books, 'back').order_status = 'PLACED'),
  ],
  [
    'a paid order has another total',
    'orderPaymentFaults',
    /1051 by pay_1\] for \[1052/,
    (books) => (order(books, 'paid').grand_total += 1),
  ],
  ['an acknowledged order is lost', 'acknowledgementFaults', /is lost/, (books) => books.orders.shift()],
  [
    'a key made two orders',
    'acknowledgementFaults',
    /made 2 orders/,
    (books) => (order(books, 'paid').idempotency_key = 'key of cash'),
  ],
  [
    'a repeat was answered with another order',
    'acknowledgementFaults',
    /several orders/,
    (books) => books.acknowledged.push({ orderId: 'paid', uid: 'asha', key: 'key of cash', lines: [] }),
  ],
  [
    'an order was shown as paid and is not',
    'acknowledgementFaults',
    /shown as paid/,
    (books) => books.promised.add('cash'),
  ],
  ['other goods stand in the order', 'goodsFaults', /instead of/, (books) => (item(books).quantity += 1)],
  [
    'a price is not that of the catalogue',
    'goodsFaults',
    /another base/,
    (books) => (item(books).product_rate = '1'),
  ],
  [
    'a total is a paisa off',
    'totalFaults',
    /grand_total/,
    (books) => (order(books, 'cash').grand_total += 1),
  ],
  ['an order has lost its lines', 'totalFaults', /no lines/, (books) => books.items.shift()],
  ['a number is missing', 'serialFaults', /3 where 2/, (books) => (document(books, 1).serial = 3)],
  ['a number is there twice', 'serialFaults', /1 where 2/, (books) => (document(books, 1).serial = 1)],
  ['an invoice is missing', 'paperFaults', /no paper/, (books) => books.documents.shift()],
  [
    'what was not sent off has an invoice',
    'paperFaults',
    /has invoice/,
    (books) => (document(books, 0).order_id = 'back'),
  ],
  [
    'an invoice has another total',
    'paperFaults',
    /another total/,
    (books) => (document(books, 0).document = { totals: { grandTotal: 1 } }),
  ],
  [
    'a cancelled order still counts as cash',
    'cashFaults',
    /instead of 0/,
    (books) => (order(books, 'cash').order_status = 'CANCELLED'),
  ],
  ['cash is not counted', 'cashFaults', /is 0 instead/, (books) => books.cashDays.shift()],
  [
    'something was told twice',
    'messageFaults',
    /told 2 times/,
    (books) => books.told.push(books.told[0] ?? ''),
  ],
  [
    'something was told that is not in the books',
    'messageFaults',
    /not in the books/,
    (books) => books.messages.shift(),
  ],
  ['something was noted as sent and was not', 'messageFaults', /never told/, (books) => books.told.shift()],
  ['something was left undone', 'messageFaults', /DUE/, (books) => (message(books, 0).state = 'DUE')],
  [
    'much is in doubt',
    'messageFaults',
    /2 messages are in doubt/,
    (books) => books.messages.forEach((one) => (one.state = 'SENDING')),
  ],
  ['a screen is missing', 'screenFaults', /cannot be seen/, (books) => books.screens.delete('paid')],
  [
    'a screen says paid of what is not',
    'screenFaults',
    /0 payments were kept/,
    (books) => show(books, 'back', { paymentStatus: 'PAID' }),
  ],
  [
    'a screen says unpaid of what is',
    'screenFaults',
    /1 payments were kept/,
    (books) => show(books, 'paid', { paymentStatus: 'PENDING' }),
  ],
  ['a screen hides a refund', 'screenFaults', /0 is shown/, (books) => show(books, 'back', { refund: null })],
  [
    'a screen says too early that money is back',
    'screenFaults',
    /0 went back/,
    (books) => books.provider.payments.forEach((one) => (one.amount_refunded = 0)),
  ],
  [
    'a screen says placed of what is given up',
    'screenFaults',
    /history ends otherwise/,
    (books) => show(books, 'back', { orderStatus: 'PLACED' }),
  ],
  ['a list lacks an order', 'listFaults', /2 orders instead of 3/, (books) => books.lists.get('asha')?.pop()],
]

describe('a proof sees it when', () => {
  test.each(breaks)('%s', (...[, name, says, spoil]) => {
    const books = sampleBooks()
    spoil(books)
    expect(proofs[name](books).join('\n')).toMatch(says)
  })
})

test('a log is good while only the provider failed', () => {
  const line = (type: string): string => JSON.stringify({ level: 50, msg: 'a call failed', err: { type } })
  expect(
    logFaults([line('PaymentProviderError'), JSON.stringify({ level: 40, msg: 'careful' }), '{"level":5']),
  ).toEqual([])
  expect(logFaults([line('TypeError'), 'Error: it ended'])).toHaveLength(2)
})

function found<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the sample has no such thing')
  return thing
}

const payment = (books: SampleBooks, index: number) => found(books.payments[index])
const refund = (books: SampleBooks) => found(books.refunds[0])
const item = (books: SampleBooks) => found(books.items[0])
const document = (books: SampleBooks, index: number) => found(books.documents[index])
const message = (books: SampleBooks, index: number) => found(books.messages[index])
const order = (books: SampleBooks, id: string) => found(books.orders.find((one) => one.order_id === id))

function show(books: SampleBooks, id: string, changes: Record<string, unknown>): void {
  books.screens.set(id, { ...books.screens.get(id), ...changes })
}
