import { ZERO, add, atLeastZero, paiseToRupees, subtract, type Paise } from '../money/paise.ts'
import { istDay } from '../time/ist-day.ts'
import { csv } from '../text/csv.ts'

/**
 * Money that changed hands on delivery or return, what drivers handed in, what was short or too much of it, and what staff entered
 * about the till; what is given back, taken out or missing is negative.
 */
export type CashEntry = {
  readonly at: Date
  /** For a hand-in the vehicle, for an entry of the till its reason and note, on account who paid and the reference. */
  readonly orderNumber: string
  /** `handed in` moves what was expected from the driver to the till, and `difference of a hand-in` corrects the till; a count has its difference. */
  readonly kind:
    | 'received'
    | 'received on account'
    | 'taken back on account'
    | 'given back'
    | 'handed in'
    | 'difference of a hand-in'
    | 'count of the till'
    | 'put into the till'
    | 'taken out of the till'
  readonly method: string
  readonly amount: Paise
  /** True when the driver of a trip received it, and has it until it is handed in. */
  readonly byDriver: boolean
}

/** The cash at the beginning of the period of a cash book. */
export type OpeningCash = { readonly from: Date; readonly till: Paise; readonly drivers: Paise }

const header = [
  'Date',
  'Order',
  'Entry',
  'Method',
  'Amount',
  'Cash in of the day',
  'Cash out of the day',
  'In the till',
  'With drivers',
  'Cash in all',
]

/** Change by an entry of the cash in the till and with drivers. */
function moveOf({ kind, method, amount, byDriver }: CashEntry): {
  readonly till: Paise
  readonly drivers: Paise
} {
  if (kind === 'handed in') return { till: amount, drivers: subtract(ZERO, amount) }
  if (method !== 'CASH') return { till: ZERO, drivers: ZERO }
  return byDriver ? { till: ZERO, drivers: amount } : { till: amount, drivers: ZERO }
}

/** The day book of what was received and given back in cash and by UPI, as CSV; `cashBookTable` says what it has. */
export function cashBook(entries: readonly CashEntry[], opening: OpeningCash): string {
  return csv(...cashBookTable(entries, opening))
}

/**
 * The same as a header and rows, for a spreadsheet. Each day with an entry has its opening balance, its entries with the cash after
 * each of them, and its closing balance with the cash that came in and went out; cash that drivers hand in only changes places.
 * The opening balance of the period comes first, also where its first day has no entry.
 */
export function cashBookTable(
  entries: readonly CashEntry[],
  { from, ...opening }: OpeningCash,
): [string[], (string | number)[][]] {
  let { till, drivers } = opening
  const balances = () => [till, drivers, add(till, drivers)].map(paiseToRupees)
  const openingOf = (day: string) => [day, '', 'opening balance', 'CASH', '', '', '', ...balances()]
  const days = Map.groupBy(entries, ({ at }) => istDay(at))
  const rows = days.has(istDay(from)) ? [] : [openingOf(istDay(from))]
  for (const [day, ofDay] of days) {
    let [cashIn, cashOut] = [ZERO, ZERO]
    rows.push(openingOf(day))
    for (const entry of ofDay) {
      const { orderNumber, kind, method, amount } = entry
      const move = moveOf(entry)
      till = add(till, move.till)
      drivers = add(drivers, move.drivers)
      cashIn = add(cashIn, atLeastZero(add(move.till, move.drivers)))
      cashOut = add(cashOut, atLeastZero(subtract(ZERO, move.till, move.drivers)))
      // a hand-in is no money of its own in the sum of the amounts
      const shown = kind === 'handed in' ? '' : paiseToRupees(amount)
      rows.push([day, orderNumber, kind, method, shown, '', '', ...balances()])
    }
    rows.push([
      day,
      '',
      'closing balance',
      'CASH',
      '',
      paiseToRupees(cashIn),
      paiseToRupees(cashOut),
      ...balances(),
    ])
  }
  return [header, rows]
}
