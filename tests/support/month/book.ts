import type { Good } from './goods.ts'

/** Buyer as a bookkeeper writes them. */
export type Party = {
  /** Name of their ledger in Tally. */
  readonly ledger: string
  readonly gstin: string | null
  /** GST code of the State by which they are taxed. */
  readonly place: string
}

export type Amounts = Record<'taxable' | 'cgst' | 'sgst' | 'igst', number>

/** Units of one of the goods on a bill. */
type BillLine = Amounts & { readonly good: Good; readonly quantity: number; credited: number }

/** A bill, with what of it was credited. */
export type Bill = { readonly party: Party; readonly lines: readonly BillLine[] }

/** A row of the sales book: one rate of one paper; credit notes are below zero. */
export type SalesRow = Amounts & {
  readonly paper: number
  readonly kind: 'invoice' | 'credit-note'
  readonly party: Party
  readonly rate: number
  readonly quantity: number
  readonly total: number
}

/** Money in one of the forms, with the order or account that it is about. */
export type MoneyRow = {
  readonly day: string
  readonly method: string
  readonly party: Party
  readonly amount: number
}

export type Quantities = ReadonlyMap<Good, number>

const STORE_PLACE = '06'
const round = (amount: number) => Math.round(amount + 1e-9)
const columns = ['taxable', 'cgst', 'sgst', 'igst'] as const

/**
 * A plain sales book, cash book and list of what everybody owes, kept by hand beside the store and without its code. Amounts are paise.
 */
export function openBook() {
  const sales: SalesRow[] = []
  const money: MoneyRow[] = []
  const owed = new Map<string, number>()
  const journals = new Map<string, number>()
  let papers = 0
  let till = 0

  const owe = ({ ledger }: Party, amount: number) => owed.set(ledger, (owed.get(ledger) ?? 0) + amount)
  const write = (
    kind: SalesRow['kind'],
    party: Party,
    rows: readonly (Amounts & { good: Good; quantity: number })[],
  ) => {
    papers += 1
    const sign = kind === 'invoice' ? 1 : -1
    for (const { good, quantity, ...amounts } of rows) {
      const total = sign * quantity * good.price
      owe(party, total)
      const signed = Object.fromEntries(columns.map((name) => [name, sign * amounts[name]])) as Amounts
      sales.push({ paper: papers, kind, party, rate: good.rate, quantity: sign * quantity, total, ...signed })
    }
  }

  const invoice = (party: Party, quantities: Quantities): Bill => {
    const lines = [...quantities]
      .filter(([, quantity]) => quantity > 0)
      .map(([good, quantity]) => ({ good, quantity, credited: 0, ...taxesOf(good, quantity, party) }))
    write('invoice', party, lines)
    return { party, lines }
  }
  /** Takes units of a bill back; their taxes are the difference of what was to be credited before and is now. */
  const credit = ({ party, lines }: Bill, quantities: Quantities) => {
    const rows = lines.flatMap((line) => {
      const quantity = quantities.get(line.good) ?? 0
      if (quantity === 0) return []
      const share = (name: keyof Amounts, units: number) => round((line[name] * units) / line.quantity)
      const back = Object.fromEntries(
        columns.map((name) => [name, share(name, line.credited + quantity) - share(name, line.credited)]),
      ) as Amounts
      line.credited += quantity
      return [{ good: line.good, quantity, ...back }]
    })
    if (rows.length > 0) write('credit-note', party, rows)
  }
  const receive = (row: MoneyRow) => {
    if (row.amount === 0) return
    money.push(row)
    owe(row.party, 0 - row.amount)
    if (row.method === 'CASH') till += row.amount
  }
  /** Something that is neither a bill nor money, against a ledger of its own. */
  const post = (party: Party, ledger: string, amount: number) => {
    owe(party, amount)
    journals.set(ledger, (journals.get(ledger) ?? 0) - amount)
  }
  return {
    sales,
    money,
    owed,
    journals,
    invoice,
    credit,
    receive,
    post,
    till: () => till,
    moveTill: (amount: number) => {
      till += amount
    },
  }
}

/** Taxes of units by the bookkeeper's rule: the price without tax, rounded once, and of that the rate, halved at home. */
function taxesOf({ withoutTax, rate }: Good, quantity: number, { place }: Party): Amounts {
  const taxable = round((quantity * withoutTax) / 10_000)
  if (place !== STORE_PLACE) return { taxable, cgst: 0, sgst: 0, igst: round((taxable * rate) / 100) }
  const half = round((taxable * rate) / 200)
  return { taxable, cgst: half, sgst: half, igst: 0 }
}

/** Units of several goods at their prices. */
export function worthOf(quantities: Quantities): number {
  return [...quantities].reduce((total, [{ price }, quantity]) => total + price * quantity, 0)
}
