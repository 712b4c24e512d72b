import { expect, test } from 'vitest'
import { findHandInErrors } from './hand-ins.ts'
import { findPartErrors, findUnitErrors } from './parts.ts'
import { existing, sampleLedgers, type SampleLedgers } from './sample-ledgers.ts'

const checks = {
  findUnitErrors,
  findPartErrors: (ledgers: SampleLedgers) => findPartErrors(ledgers, new Set()),
  findHandInErrors,
}

/** The cash order of the samples, delivered whole; one of its three units came back and was paid back in cash. */
function withReturn(): SampleLedgers {
  const ledgers = sampleLedgers()
  const at = new Date('2026-11-20T20:00:00Z')
  const change = { id: 'back', order_id: 'cash', at, method: 'CASH', is_invoiced: true }
  Object.assign(ledgers, {
    fulfilments: [{ id: 'part', order_id: 'cash', number: 1, status: 'DELIVERED', shipped_at: at }],
    fulfilmentLines: [{ fulfilment_id: 'part', line: 0, quantity: 3 }],
    // of 3 × ₹3.50175, which are ₹10.51, two are worth ₹7.00
    changes: [{ ...change, kind: 'RETURN', amount: 351, given_back: 351 }],
    changeLines: [{ change_id: 'back', line: 0, quantity: 1 }],
    receipts: ledgers.receipts.map((one) => ({ ...one, trip_id: 'trip', hand_in_id: 'counted' })),
    handIns: [{ id: 'counted', expected: 1_051, counted: 51 }],
  })
  for (const document of ledgers.documents)
    Object.assign(document, { issued_at: at, document: { totals: { grandTotal: 1_051, taxable: 1_001 } } })
  ledgers.documents.push({
    ...existing(ledgers.documents[0]),
    kind: 'credit-note',
    document: { totals: { grandTotal: 351, taxable: 334 } },
  })
  return ledgers
}

test('good ledgers of orders in parts have no errors', () => {
  for (const check of Object.values(checks)) expect(check(withReturn())).toEqual([])
})

const corruptions: [string, keyof typeof checks, RegExp, (ledgers: SampleLedgers) => void][] = [
  ['a unit is sent twice', 'findUnitErrors', /4 were sent/, (ledgers) => (line(ledgers).quantity = 4)],
  [
    'more came back than arrived',
    'findUnitErrors',
    /came back of 0/,
    (ledgers) => ledgers.fulfilmentLines.shift(),
  ],
  [
    'too little was given back',
    'findPartErrors',
    /350 given back/,
    (ledgers) => (change(ledgers).given_back = 350),
  ],
  ['a credit note is missing', 'findPartErrors', /0 was credited/, (ledgers) => ledgers.documents.pop()],
  [
    'cash was not handed in',
    'findHandInErrors',
    /was not handed in/,
    (ledgers) => (receipt(ledgers).hand_in_id = null),
  ],
  [
    'cash was counted twice',
    'findHandInErrors',
    /over 2102/,
    (ledgers) => (handIn(ledgers).expected = 2_102),
  ],
]

test.each(corruptions)('a check reports when %s', (...[, name, message, corrupt]) => {
  const ledgers = withReturn()
  corrupt(ledgers)
  expect(checks[name](ledgers).join('\n')).toMatch(message)
})

const line = (ledgers: SampleLedgers) => existing(ledgers.fulfilmentLines[0])
const change = (ledgers: SampleLedgers) => existing(ledgers.changes[0])
const receipt = (ledgers: SampleLedgers) => existing(ledgers.receipts[0])
const handIn = (ledgers: SampleLedgers) => existing(ledgers.handIns[0])
