import { expect, test } from 'vitest'
import { findLedgerErrors, findReturnErrors, findUnknownErrors } from './returns.ts'
import { sampleLedgers, type SampleLedgers } from './sample-ledgers.ts'

const checks = {
  findLedgerErrors,
  findReturnErrors: (ledgers: SampleLedgers) => findReturnErrors(ledgers, new Set(['cash', 'paid'])),
  findUnknownErrors,
}

test('good ledgers have no errors', () => {
  for (const check of Object.values(checks)) expect(check(sampleLedgers())).toEqual([])
})

/** A corruption of the ledgers, the check that must find it, and the error it reports. */
const corruptions: [string, keyof typeof checks, RegExp, (ledgers: SampleLedgers) => void][] = [
  [
    'a refund made elsewhere is not booked',
    'findLedgerErrors',
    /refunded by 0 of 5/,
    (ledgers) => ledgers.provider.payments.forEach((one) => (one.amount_refunded ||= 5)),
  ],
  [
    'a dispute is not booked',
    'findLedgerErrors',
    /disputed by 0 of 7/,
    (ledgers) =>
      ledgers.provider.disputes.push({ payment_id: 'pay_1', amount: 7, amount_deducted: 0, status: 'open' }),
  ],
  [
    'an order goes on whose payment went back',
    'findReturnErrors',
    /pay_1 went back, and its order is SHIPPED/,
    (ledgers) => (payment(ledgers, 0).refunded = 1_051),
  ],
  [
    'a disputed order was shipped',
    'findReturnErrors',
    /the order of pay_1 was shipped/,
    (ledgers) => (payment(ledgers, 0).disputed = 1),
  ],
  [
    'a part of a cancelled order is kept',
    'findReturnErrors',
    /1 is left of pay_3/,
    (ledgers) => (payment(ledgers, 2).refunded -= 1),
  ],
  [
    'money of no known order is forgotten',
    'findUnknownErrors',
    /pay_9 is not kept/,
    (ledgers) => ledgers.provider.payments.push(strange),
  ],
  [
    'money of no known order was to go back and did not',
    'findUnknownErrors',
    /pay_9 was not returned/,
    (ledgers) => keep(ledgers, { refunded: 0, lost: 0 }),
  ],
]

test.each(corruptions)('a check reports when %s', (...[, name, message, corrupt]) => {
  const ledgers = sampleLedgers()
  corrupt(ledgers)
  expect(checks[name](ledgers).join('\n')).toMatch(message)
})

test('money of no known order that its payer got back by a dispute is not missed', () => {
  const ledgers = sampleLedgers()
  keep(ledgers, { refunded: 0, lost: strange.amount })
  expect(findUnknownErrors(ledgers)).toEqual([])
})

const strange = { id: 'pay_9', order_id: 'order_9', amount: 1, captured: true, amount_refunded: 0 }

/** Books the payment of an order that the store does not know, to be returned. */
function keep(ledgers: SampleLedgers, came: { readonly refunded: number; readonly lost: number }): void {
  ledgers.provider.payments.push(strange)
  const { amount } = strange
  ledgers.payments.push({
    ...payment(ledgers, 0),
    payment_id: strange.id,
    amount,
    used_for: 'REFUND',
    ...came,
  })
}

function payment({ payments }: SampleLedgers, index: number): SampleLedgers['payments'][number] {
  const found = payments[index]
  if (found === undefined) throw new Error(`there is no payment ${index}`)
  return found
}
