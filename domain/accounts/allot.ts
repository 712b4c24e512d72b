import { ZERO, add, atLeastZero, least, subtract, toPaise, type Paise } from '../money/paise.ts'
import type { EntryMethod } from './receipt.ts'

/** A bill or credit with what of it is open. */
export type OpenSide = { readonly id: string; readonly open: Paise }

/** An amount of a credit that settles a bill; below zero it takes back what was allotted before. */
export type Allotment = { readonly billId: string; readonly creditId: string; readonly amount: Paise }

/** A bill that somebody chose, with how much of it is to be settled. */
export type ChosenBill = { readonly billId: string; readonly amount: Paise }

/** Allots what is open of a credit to bills in their order (CREDIT-02); ₹500 to bills of ₹300 and ₹400 settle ₹300 and ₹200. */
export function allotInOrder(credit: OpenSide, bills: readonly OpenSide[]): Allotment[] {
  let left = credit.open
  const allotments: Allotment[] = []
  for (const { id, open } of bills) {
    const amount = least(left, open)
    if (amount <= 0) continue
    left = subtract(left, amount)
    allotments.push({ billId: id, creditId: credit.id, amount })
  }
  return allotments
}

/** Allots credits to one bill in their order. */
export function settleInOrder(bill: OpenSide, credits: readonly OpenSide[]): Allotment[] {
  return allotInOrder(bill, credits).map(({ billId, creditId, amount }) => ({
    billId: creditId,
    creditId: billId,
    amount,
  }))
}

/** A credit that a new bill may be paid from. */
export type Advance = OpenSide & {
  readonly method: EntryMethod | null
  /** The order that it was given for; null for any. */
  readonly orderId: string | null
}

/**
 * Pays a bill from advances: that of an order first from those that were given for it, then the oldest first. Cash pays less than
 * `cashLimit` of one bill, however it came (PAY-08); null for no limit.
 */
export function settleFromAdvances(
  bill: OpenSide & { readonly orderId: string | null },
  advances: readonly Advance[],
  cashLimit: Paise | null,
): Allotment[] {
  const isOwn = ({ orderId }: Advance) => orderId !== null && orderId === bill.orderId
  let cash = cashLimit === null ? null : atLeastZero(subtract(cashLimit, toPaise(1)))
  const lawful = [...advances.filter(isOwn), ...advances.filter((each) => !isOwn(each))].map(
    ({ id, open, method }) => {
      if (method !== 'CASH' || cash === null) return { id, open }
      const usable = least(open, cash)
      cash = subtract(cash, usable)
      return { id, open: usable }
    },
  )
  return settleInOrder(bill, lawful)
}

/** Allots a credit as somebody chose; null when a bill is not open, is named twice, or more is chosen than is open. */
export function allotChosen(
  credit: OpenSide,
  bills: readonly OpenSide[],
  chosen: readonly ChosenBill[],
): Allotment[] | null {
  const open = new Map(bills.map((bill) => [bill.id, bill.open]))
  if (new Set(chosen.map(({ billId }) => billId)).size !== chosen.length) return null
  if (chosen.some(({ billId, amount }) => amount <= 0 || amount > (open.get(billId) ?? 0))) return null
  if (add(...chosen.map(({ amount }) => amount)) > credit.open) return null
  return chosen.map(({ billId, amount }) => ({ billId, creditId: credit.id, amount }))
}

/** Open amounts of entries, by id, after these allotments. */
export function openAfter(
  entries: readonly { readonly id: string; readonly amount: Paise }[],
  allotments: readonly Allotment[],
): Map<string, Paise> {
  const open = new Map(entries.map(({ id, amount }) => [id, toPaise(Math.abs(amount))]))
  for (const { billId, creditId, amount } of allotments)
    for (const id of [billId, creditId]) open.set(id, subtract(open.get(id) ?? ZERO, amount))
  return open
}

/**
 * Allotments that take an entry back: all that it settled, or was settled by, is open again, and the reversal settles the entry. A
 * cheque of ₹500 that bounces opens the bills that it had paid.
 */
export function allotReversal(
  entry: { readonly id: string; readonly amount: Paise },
  reversalId: string,
  allotments: readonly Allotment[],
): Allotment[] {
  const sums = new Map<string, Allotment>()
  for (const { billId, creditId, amount } of allotments) {
    if (billId !== entry.id && creditId !== entry.id) continue
    const key = `${billId} ${creditId}`
    sums.set(key, { billId, creditId, amount: subtract(sums.get(key)?.amount ?? ZERO, amount) })
  }
  const isBill = entry.amount > 0
  const settled: Allotment = {
    billId: isBill ? entry.id : reversalId,
    creditId: isBill ? reversalId : entry.id,
    amount: toPaise(Math.abs(entry.amount)),
  }
  return [...[...sums.values()].filter(({ amount }) => amount !== 0), settled]
}
