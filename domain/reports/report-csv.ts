import { paiseToRupees } from '../money/paise.ts'
import { csv } from '../text/csv.ts'
import { differenceOf, type GivenAway } from './given-away.ts'
import { marginOf, type Breakdown, type Rest, type SalesRow } from './report.ts'

const firstColumns: Readonly<Record<Breakdown, readonly string[]>> = {
  days: ['Day'],
  departments: ['Department'],
  products: ['Product', 'Id'],
  areas: ['PIN code', 'Place'],
}

/** A breakdown of sales as CSV, in rupees. */
export function reportCsv(by: Breakdown, rows: readonly SalesRow[]): string {
  return csv(
    [
      ...firstColumns[by],
      'Units',
      'Sales before tax',
      'Sales with tax',
      'Of it with known cost, before tax',
      'Margin',
      'Former period, with tax',
    ],
    rows.map((row) => {
      const margin = marginOf(row)
      return [
        ...namesOf(by, row),
        row.quantity,
        paiseToRupees(row.taxable),
        paiseToRupees(row.total),
        paiseToRupees(row.costed),
        margin === null ? '' : paiseToRupees(margin),
        paiseToRupees(row.former),
      ]
    }),
  )
}

const restNames: Readonly<Record<Rest['kind'], string>> = {
  'round-off': 'Rounding of documents',
  delivery: 'Delivery fees',
  gone: 'No longer in the catalogue',
  others: 'Others',
}

function namesOf(by: Breakdown, { key, name, rest }: SalesRow): string[] {
  if (rest !== undefined)
    return by === 'areas'
      ? ['', restNames[rest.kind]]
      : [restNames[rest.kind], ''].slice(0, firstColumns[by].length)
  if (by === 'products') return [name, key]
  return by === 'areas' ? [key, name] : [name]
}

const kindNames: Readonly<Record<GivenAway['kind'], string>> = {
  agreed: 'Price list',
  line: 'Typed by staff',
  offer: 'Offer',
}

/** The amounts given away as CSV, in rupees. */
export function givenAwayCsv(rows: readonly GivenAway[]): string {
  return csv(
    [
      'By',
      'Name',
      'Orders',
      'Lines',
      'Units',
      'At public prices, with tax',
      'Charged, with tax',
      'Given away, with tax',
      'Of it with known cost, before tax',
      'Cost',
      'Margin',
    ],
    rows.map((row) => {
      const margin = marginOf(row)
      return [
        kindNames[row.kind],
        row.name,
        row.orders,
        row.lines,
        row.units,
        paiseToRupees(row.publicValue),
        paiseToRupees(row.charged),
        paiseToRupees(differenceOf(row)),
        paiseToRupees(row.costed),
        margin === null ? '' : paiseToRupees(row.cost),
        margin === null ? '' : paiseToRupees(margin),
      ]
    }),
  )
}
