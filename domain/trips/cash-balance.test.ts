import { expect, test } from 'vitest'
import type { Paise } from '../money/paise.ts'
import { balanceCash, cashAfter, type CashSums } from './cash-balance.ts'

const nothing: CashSums = {
  atCounter: 0 as Paise,
  onTrips: 0 as Paise,
  expected: 0 as Paise,
  counted: 0 as Paise,
  refunded: 0 as Paise,
  putIn: 0 as Paise,
  takenOut: 0 as Paise,
  over: 0 as Paise,
  short: 0 as Paise,
}

/** Sums of which each is another number of paise. */
const sumsOf = (seed: number) =>
  Object.fromEntries(
    Object.keys(nothing).map((name, index) => [name, (seed * (index + 3)) % 100_003]),
  ) as unknown as CashSums

test('[DESK-08] [DESK-05] opening, money in and money out come to what a day closes with, which the next one opens with', () => {
  for (let seed = 1; seed < 500; seed++) {
    const [before, during] = [sumsOf(seed * 7_919), sumsOf(seed * 104_729)]
    const { till, drivers } = balanceCash(before, during)
    for (const { opening, moneyIn, moneyOut, closing } of [till, drivers])
      expect(opening + moneyIn - moneyOut).toBe(closing)
    const { atCounter, handedIn, putIn, over, refunded, takenOut, short } = till
    expect(atCounter + handedIn + putIn + over).toBe(till.moneyIn)
    expect(refunded + takenOut + short).toBe(till.moneyOut)
    const all = Object.fromEntries(
      Object.entries(before).map(([name, sum]) => [name, sum + during[name as keyof CashSums]]),
    ) as unknown as CashSums
    expect(cashAfter(all)).toEqual({ till: till.closing, drivers: drivers.closing })
  }
})

test('[DESK-08] what a driver has is no matter of the till, and what a count finds none of the drivers', () => {
  const sums = { ...nothing, onTrips: 500 as Paise, over: 3 as Paise, short: 10 as Paise }
  expect(cashAfter(sums)).toEqual({ till: -7, drivers: 500 })
})
