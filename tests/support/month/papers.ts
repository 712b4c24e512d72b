import type { Gstr1 } from '#domain/gst-returns/wire.ts'
import type { SalesRow } from './book.ts'

/** Sums of rows by what they are about, without what comes to nothing. */
export function sumBy<Row>(rows: readonly Row[], key: (row: Row) => string, amountOf: (row: Row) => number) {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + amountOf(row))
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0).toSorted())
}

/** Rupees of a paper as paise; what is no whole paisa is an error. */
export function paiseOf(rupees: number | string): number {
  const amount = Number(rupees) * 100
  if (Math.abs(amount - Math.round(amount)) > 1e-4) throw new Error(`${rupees} is no amount of paise`)
  return Math.round(amount)
}

/** Amounts of one rate of a paper, as every paper is read for comparing. */
export type Tax = {
  readonly key: string
  readonly taxable: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
}

/** The sales of a book by section, GSTIN or place, and rate, as a return lists them. */
export function sectionsOf(sales: readonly SalesRow[]): Tax[] {
  return sales.map(({ party, kind, rate, ...amounts }) => ({
    key:
      party.gstin === null
        ? `b2cs ${party.place} ${rate}`
        : `${kind === 'invoice' ? 'b2b' : 'cdnr'} ${party.gstin} ${rate}`,
    ...amounts,
  }))
}

type Item = {
  readonly itm_det: {
    rt: number
    txval: number
    camt?: number | undefined
    samt?: number | undefined
    iamt?: number | undefined
  }
}

/** The same out of GSTR-1; its notes are above zero. */
export function sectionsOfReturn({ b2b = [], cdnr = [], b2cs = [] }: Gstr1): Tax[] {
  const taxOf = (
    key: string,
    { txval, camt = 0, samt = 0, iamt = 0 }: Omit<Item['itm_det'], 'rt'>,
    sign = 1,
  ): Tax => ({
    key,
    taxable: sign * paiseOf(txval),
    cgst: sign * paiseOf(camt),
    sgst: sign * paiseOf(samt),
    igst: sign * paiseOf(iamt),
  })
  const itemsOf = (head: string, items: readonly Item[], sign: number) =>
    items.map(({ itm_det }) => taxOf(`${head} ${itm_det.rt}`, itm_det, sign))
  return [
    ...b2b.flatMap(({ ctin, inv }) => inv.flatMap(({ itms }) => itemsOf(`b2b ${ctin}`, itms, 1))),
    ...cdnr.flatMap(({ ctin, nt }) => nt.flatMap(({ itms }) => itemsOf(`cdnr ${ctin}`, itms, -1))),
    ...b2cs.map((row) => taxOf(`b2cs ${row.pos} ${row.rt}`, row)),
  ]
}

/** A CSV file as rows by the names of its columns; none of the month's texts has a comma. */
export function readCsv(text: string): Record<string, string>[] {
  const [header = '', ...rows] = text.replace('\u{feff}', '').trim().split('\r\n')
  const names = header.split(',')
  return rows.map((row) => {
    const cells = row.split(',')
    if (cells.length !== names.length) throw new Error(`${row} has ${cells.length} cells`)
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  })
}

const columns = ['taxable', 'cgst', 'sgst', 'igst'] as const

/** Sums of each column by section. */
export function sumTaxes(rows: readonly Tax[]) {
  return Object.fromEntries(
    columns.map((name) => [
      name,
      sumBy(
        rows,
        ({ key }) => key,
        (row) => row[name],
      ),
    ]),
  )
}
