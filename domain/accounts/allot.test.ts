import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ZERO, add, subtract, sum, toPaise, type Paise } from '../money/paise.ts'
import { ageBills, overdueOf } from './ageing.ts'
import {
  allotChosen,
  allotInOrder,
  allotReversal,
  openAfter,
  settleFromAdvances,
  settleInOrder,
  type Allotment,
  type OpenSide,
} from './allot.ts'

const side = (id: string, open: number): OpenSide => ({ id, open: toPaise(open) })

test('[CREDIT-02] a receipt pays the oldest bill first, and its rest the next', () => {
  const bills = [side('old', 30_000), side('new', 40_000)]
  expect(allotInOrder(side('receipt', 50_000), bills)).toEqual([
    { billId: 'old', creditId: 'receipt', amount: 30_000 },
    { billId: 'new', creditId: 'receipt', amount: 20_000 },
  ])
})

test('[CREDIT-02] a choice is refused that names a bill twice, one that is not open, or more than there is', () => {
  const bills = [side('one', 30_000), side('other', 40_000)]
  const choose = (...chosen: [string, number][]) =>
    allotChosen(
      side('receipt', 50_000),
      bills,
      chosen.map(([billId, amount]) => ({ billId, amount: toPaise(amount) })),
    )
  expect(choose(['other', 40_000], ['one', 10_000])).toHaveLength(2)
  expect(choose(['other', 10_000], ['other', 10_000])).toBeNull()
  expect(choose(['gone', 10_000])).toBeNull()
  expect(choose(['one', 30_001])).toBeNull()
  expect(choose(['one', 0])).toBeNull()
  expect(choose(['one', 30_000], ['other', 20_001])).toBeNull()
})

test('[PAY-08] [CREDIT-02] a new bill is paid from what was given for its order, then from the oldest, and in cash below the limit only', () => {
  const advance = (id: string, open: number, method: 'CASH' | 'UPI') => ({
    ...side(id, open),
    method,
    orderId: id === 'own' ? 'mine' : null,
  })
  const bill = { ...side('bill', 90_000), orderId: 'mine' }
  const paid = (cashLimit: number | null, ...advances: ReturnType<typeof advance>[]) =>
    settleFromAdvances(bill, advances, cashLimit === null ? null : toPaise(cashLimit)).map(
      ({ billId, creditId, amount }) => [billId, creditId, amount],
    )
  const old = advance('old', 50_000, 'UPI')
  expect(paid(null, old, advance('own', 60_000, 'CASH'))).toEqual([
    ['bill', 'own', 60_000],
    ['bill', 'old', 30_000],
  ])
  const cash = [advance('one', 30_000, 'CASH'), advance('two', 30_000, 'CASH')]
  expect(paid(40_000, ...cash, old)).toEqual([
    ['bill', 'one', 30_000],
    ['bill', 'two', 9_999],
    ['bill', 'old', 50_000],
  ])
})

test('[CREDIT-02] open bills are aged by the day on which they were due', () => {
  const due = (dueDay: string, open: number) => ({ dueDay, open: toPaise(open) })
  const ageing = ageBills(
    [
      due('2026-11-28', 1),
      due('2026-11-27', 2),
      due('2026-10-29', 4),
      due('2026-10-28', 8),
      due('2026-09-29', 16),
      due('2026-08-29', 32),
      due('2026-08-01', 64),
    ],
    '2026-11-28',
  )
  expect(ageing).toEqual({ notDue: 1, upTo30: 6, upTo60: 24, upTo90: 0, over90: 96 })
  expect(overdueOf(ageing)).toBe(126)
})

type Step =
  | { readonly act: 'bill' | 'credit' | 'chosen'; readonly amount: number }
  | { readonly act: 'reverse'; readonly which: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    act: fc.constantFrom('bill' as const, 'credit' as const, 'chosen' as const),
    amount: fc.integer({ min: 1, max: 5_000 }),
  }),
  fc.record({ act: fc.constant('reverse' as const), which: fc.nat(30) }),
)

type Entry = { readonly id: string; readonly amount: Paise }

/** A ledger that is played through the rules, as the use cases do. */
function play(steps: readonly Step[]) {
  const entries: Entry[] = []
  const allotments: Allotment[] = []
  const reversed = new Set<string>()
  const sides = (sign: 1 | -1): OpenSide[] => {
    const open = openAfter(entries, allotments)
    return entries
      .filter(({ id, amount }) => amount * sign > 0 && (open.get(id) ?? ZERO) > 0)
      .map(({ id }) => ({ id, open: open.get(id) ?? ZERO }))
  }
  for (const [index, one] of steps.entries()) {
    const id = `${index}`
    if (one.act === 'reverse') {
      const entry = entries[one.which % Math.max(entries.length, 1)]
      if (entry === undefined || reversed.has(entry.id) || entry.id.endsWith('r')) continue
      reversed.add(entry.id)
      entries.push({ id: `${id}r`, amount: subtract(ZERO, entry.amount) })
      allotments.push(...allotReversal(entry, `${id}r`, allotments))
      continue
    }
    const amount = toPaise(one.amount)
    if (one.act === 'bill') {
      const credits = sides(-1)
      entries.push({ id, amount })
      allotments.push(...settleInOrder({ id, open: amount }, credits))
    } else {
      const bills = sides(1)
      entries.push({ id, amount: subtract(ZERO, amount) })
      const last = bills
        .slice(-1)
        .map((bill) => ({ billId: bill.id, amount: toPaise(Math.min(amount, bill.open)) }))
      const chosen = allotChosen({ id, open: amount }, bills, last)
      allotments.push(...(one.act === 'chosen' ? (chosen ?? []) : allotInOrder({ id, open: amount }, bills)))
    }
  }
  return { entries, allotments }
}

test('[CREDIT-02] after any mixture of bills, receipts and reversals the ledger is right to the paisa', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const { entries, allotments } = play(steps)
      const open = openAfter(entries, allotments)
      for (const { id, amount } of entries) {
        expect(open.get(id)).toBeGreaterThanOrEqual(0)
        expect(open.get(id)).toBeLessThanOrEqual(Math.abs(amount))
      }
      const of = (sign: number) =>
        sum(entries.filter(({ amount }) => amount * sign > 0).map(({ id }) => open.get(id) ?? ZERO))
      expect(subtract(of(1), of(-1))).toBe(add(...entries.map(({ amount }) => amount)))
    }),
    { numRuns: 500 },
  )
})

test('[CREDIT-02] what a reversal takes back is open again, and the pair owes nothing', () => {
  const { entries, allotments } = play([
    { act: 'bill', amount: 300 },
    { act: 'bill', amount: 400 },
    { act: 'credit', amount: 500 },
    { act: 'reverse', which: 2 },
  ])
  expect([...openAfter(entries, allotments).values()]).toEqual([300, 400, 0, 0])
})
