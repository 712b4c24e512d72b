import { expect, test } from 'vitest'
import { findAccountErrors, findLostPostings } from './accounts.ts'
import { sampleLedgers, type SampleLedgers } from './sample-ledgers.ts'

/** Ledgers in which the order that was paid in cash is on account, with its invoice and a receipt. */
function ledgersWithCredit(): SampleLedgers {
  const ledgers = sampleLedgers()
  const [order] = ledgers.orders
  const [invoice] = ledgers.documents
  const total = order?.grand_total ?? 0
  Object.assign(order ?? {}, { account_id: 'account', due_day: '2026-12-20' })
  const entry = { account_id: 'account', document: null, reverses: null }
  const more = {
    accounts: [{ id: 'account', credit_limit: total }],
    accountEntries: [
      { ...entry, id: 'bill', kind: 'invoice', amount: total, document: invoice?.number },
      { ...entry, id: 'receipt', kind: 'receipt', amount: -100 },
    ],
    allotments: [{ bill_id: 'bill', credit_id: 'receipt', amount: 100 }],
    postings: ['receipt'],
  }
  return Object.assign(ledgers, more as unknown as SampleLedgers)
}

const corruptions: [string, RegExp, (ledgers: SampleLedgers) => void][] = [
  ['an invoice is not posted', /is not posted/, (ledgers) => ledgers.accountEntries.shift()],
  ['an invoice is posted twice', /twice/, (ledgers) => ledgers.accountEntries.push(entryOf(ledgers, 0))],
  ['an invoice is posted with another amount', /not posted/, (ledgers) => (entryOf(ledgers, 0).amount -= 1)],
  ['a bill is paid twice', /is allotted/, (ledgers) => ledgers.allotments.push(...ledgers.allotments)],
  [
    'a receipt is taken back twice',
    /taken back twice/,
    (ledgers) =>
      ledgers.accountEntries.push(
        ...[1, 2].map((id) => ({
          ...entryOf(ledgers, 1),
          id: String(id),
          kind: 'reversal' as const,
          reverses: 'receipt',
        })),
      ),
  ],
  [
    'the limit is exceeded',
    /has used 951 of 950/,
    (ledgers) => ledgers.accounts.forEach((one) => (one.credit_limit = 950)),
  ],
  [
    'an order is given beyond the limit',
    /has used 2002 of 1051/,
    (ledgers) => Object.assign(ledgers.orders[1] ?? {}, { account_id: 'account', due_day: null }),
  ],
]

test('good ledgers of accounts have no errors', () => {
  expect(findAccountErrors(ledgersWithCredit())).toEqual([])
  expect(findLostPostings(ledgersWithCredit())).toEqual([])
})

test.each(corruptions)('it is found when %s', (_, error, corrupt) => {
  const ledgers = ledgersWithCredit()
  corrupt(ledgers)
  expect(findAccountErrors(ledgers).join('\n')).toMatch(error)
})

test('an entry that was acknowledged and is not there is found', () => {
  const ledgers = ledgersWithCredit()
  ledgers.accountEntries.pop()
  expect(findLostPostings(ledgers)).toEqual(['entry receipt was acknowledged and is lost'])
})

function entryOf({ accountEntries }: SampleLedgers, index: number) {
  const entry = accountEntries[index]
  if (entry === undefined) throw new Error('there is no such entry')
  return entry
}
