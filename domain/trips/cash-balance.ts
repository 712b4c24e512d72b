import { add, subtract, type Paise } from '../money/paise.ts'

/** The cash that moved in a period, or until an instant. */
export type CashSums = {
  /** Received without a trip: at the counter, or as the desk recorded it. */
  readonly atCounter: Paise
  /** Received by drivers on their trips. */
  readonly onTrips: Paise
  /** Amount that drivers had to hand in when it was counted. */
  readonly expected: Paise
  /** Amount of it that was counted. */
  readonly counted: Paise
  /** Refunded in cash. */
  readonly refunded: Paise
  /** Put into the till and taken out of it, as staff entered it. */
  readonly putIn: Paise
  readonly takenOut: Paise
  /** Amounts that counts of the till found beyond and below the expected ones. */
  readonly over: Paise
  readonly short: Paise
}

/** The balance of a place at the beginning and end of a day, and what moved between: `opening + moneyIn - moneyOut = closing`. */
export type CashBalance = {
  readonly opening: Paise
  readonly moneyIn: Paise
  readonly moneyOut: Paise
  readonly closing: Paise
}

/** The cash of the store's till and of its drivers in a day. */
export type CashBalances = {
  readonly till: CashBalance &
    Pick<CashSums, 'atCounter' | 'refunded' | 'putIn' | 'takenOut' | 'over' | 'short'> & {
      readonly handedIn: Paise
    }
  readonly drivers: CashBalance
}

/** Cash in the till and with drivers after these movements; amounts counted beyond or below the expected ones are the till's. */
export function cashAfter(sums: CashSums): {
  readonly till: Paise
  readonly drivers: Paise
} {
  return {
    till: subtract(tillIn(sums), tillOut(sums)),
    drivers: subtract(sums.onTrips, sums.expected),
  }
}

const tillIn = ({ atCounter, counted, putIn, over }: CashSums) => add(atCounter, counted, putIn, over)

const tillOut = ({ refunded, takenOut, short }: CashSums) => add(refunded, takenOut, short)

/**
 * The balances of a day, from all that moved before it and what moved in it (DESK-05). Cash on the road is with drivers until it is
 * counted: of ₹590 that a driver hands in as ₹580, ₹590 leave the driver and ₹580 reach the till. What a count of the till finds
 * beyond what was expected is money in, and what it misses is money out.
 */
export function balanceCash(before: CashSums, during: CashSums): CashBalances {
  const opening = cashAfter(before)
  const moved = cashAfter(during)
  return {
    till: {
      opening: opening.till,
      moneyIn: tillIn(during),
      moneyOut: tillOut(during),
      closing: add(opening.till, moved.till),
      atCounter: during.atCounter,
      handedIn: during.counted,
      refunded: during.refunded,
      putIn: during.putIn,
      takenOut: during.takenOut,
      over: during.over,
      short: during.short,
    },
    drivers: {
      opening: opening.drivers,
      moneyIn: during.onTrips,
      moneyOut: during.expected,
      closing: add(opening.drivers, moved.drivers),
    },
  }
}
