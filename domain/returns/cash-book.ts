import { paiseToRupees, type Paise } from '../money/paise.ts'
import { istDay } from '../time/ist-day.ts'
import { csv } from './csv.ts'

/** Money that changed hands on delivery or return, and what drivers handed in short or too much; what is missing is negative. */
export type CashEntry = {
  readonly at: Date
  /** For a hand-in the vehicle. */
  readonly orderNumber: string
  readonly kind: 'received' | 'given back' | 'difference of a hand-in'
  readonly method: string
  readonly amount: Paise
}

/** The day book of what was received and given back in cash and by UPI, as CSV with the balance of cash after each entry. */
export function cashBook(entries: readonly CashEntry[]): string {
  return csv(...cashBookTable(entries))
}

/** The same as a header and rows, for a spreadsheet. */
export function cashBookTable(entries: readonly CashEntry[]): [string[], (string | number)[][]] {
  let cash = 0
  const rows = entries.map(({ at, orderNumber, kind, method, amount }) => {
    if (method === 'CASH') cash += amount
    const balance = paiseToRupees(cash as Paise)
    return [istDay(at), orderNumber, kind, method, paiseToRupees(amount), balance]
  })
  return [['Date', 'Order', 'Entry', 'Method', 'Amount', 'Cash so far'], rows]
}
