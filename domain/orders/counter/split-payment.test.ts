import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sum, toPaise, type Paise } from '../../money/paise.ts'
import type { saleMethods } from './counter-sale.ts'
import {
  giveBackAsPaid,
  paidAtOnce,
  amountIn,
  splitIssue,
  sharesOf,
  type FormAmount,
} from './split-payment.ts'

const part = (method: (typeof saleMethods)[number], amount: number) => ({
  method,
  amount: toPaise(amount),
  reference: null,
})
const forms = ['CASH', 'UPI', 'CARD'] as const

describe('a split payment', () => {
  test('[COUNTER-04] parts are the total to the paisa, each form once', () => {
    const total = toPaise(1_234_567)
    expect(splitIssue([part('CASH', 500_000), part('UPI', 734_567)], total)).toBeNull()
    expect(splitIssue([part('CASH', 500_000), part('UPI', 734_566)], total)).toBe('not-the-total')
    expect(splitIssue([part('CASH', 1_234_567), part('UPI', 0)], total)).toBe('nothing')
    expect(splitIssue([part('CASH', 500_000), part('CASH', 734_567)], total)).toBe('form-twice')
    expect(splitIssue([part('CASH', 1_234_567)], total)).toBe('one-part')
  })

  test('[COUNTER-04] what is not split is one part', () => {
    const total = toPaise(35_400)
    const parts = sharesOf({ method: 'UPI', reference: '633812345678' }, total)
    expect(parts).toEqual([{ method: 'UPI', amount: 35_400, reference: '633812345678' }])
    expect(amountIn(parts, 'CASH')).toBe(0)
    const split = [part('CASH', 400), part('ACCOUNT', 35_000)]
    expect(sharesOf({ method: 'ACCOUNT', reference: null, parts: split }, total)).toBe(split)
    expect(paidAtOnce(split)).toBe(400)
  })

  test('[COUNTER-04] whatever comes back, in whatever order, never more goes back in a form than came in it', () => {
    const amounts = fc.integer({ min: 1, max: 10_000_000 })
    const paidIn = fc
      .subarray([...forms], { minLength: 1 })
      .chain((some) =>
        fc.tuple(...some.map((method) => amounts.map((amount) => ({ method, amount: toPaise(amount) })))),
      )
    const wishes = fc.array(
      fc.record({ amount: amounts, first: fc.option(fc.constantFrom(...forms, 'BANK')) }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(paidIn, wishes, (paid, returns) => {
        const total = sum(paid.map(({ amount }) => amount))
        const before: FormAmount<string>[] = []
        for (const { amount, first } of returns) {
          const gone = sum(before.map((one) => one.amount))
          const back = giveBackAsPaid(toPaise(amount), { paid, before, first })
          const given = sum(back.map((one) => one.amount))
          expect(given).toBe(Math.min(amount, total - gone))
          before.push(...back)
        }
        for (const { method, amount } of paid)
          expect(amountIn(before as { method: typeof method; amount: Paise }[], method)).toBeLessThanOrEqual(
            amount,
          )
      }),
    )
  })

  test('[COUNTER-04] the form that was chosen goes first', () => {
    const paid = [
      { method: 'CASH', amount: toPaise(500) },
      { method: 'UPI', amount: toPaise(800) },
    ]
    const back = giveBackAsPaid(toPaise(900), { paid, before: [], first: 'UPI' })
    expect(back).toEqual([
      { method: 'UPI', amount: 800 },
      { method: 'CASH', amount: 100 },
    ])
  })
})
