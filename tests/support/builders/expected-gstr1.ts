import type { TaxDocument } from '#domain/invoices/tax-document.ts'
import type { Gstr1 } from '#domain/gst-returns/wire.ts'

/** Amounts in paise. */
type Sums = { taxable: number; cgst: number; sgst: number; igst: number }

/** Sums of a return in paise, however its rows are cut. */
export type ReturnSums = {
  /** Number, total and sums of each invoice to a registered buyer. */
  readonly registered: readonly (Sums & { number: string; total: number })[]
  readonly registeredNotes: readonly (Sums & { number: string; total: number })[]
  /** All other sales, net of credit notes. */
  readonly others: Sums
  /** By `b2b` or `b2c` and HSN, net of credit notes. */
  readonly hsn: Readonly<Record<string, Sums & { quantity: number }>>
  /** First and last number and how many, of invoices and of credit notes. */
  readonly issued: readonly string[]
}

/** Sums that a return must have, added up from the documents themselves. */
export function sumsOfDocuments(documents: readonly TaxDocument[]): ReturnSums {
  const listed = (kind: TaxDocument['kind']) =>
    documents
      .filter((one) => one.kind === kind && one.buyer.gstin !== null)
      .map(({ number, lines, totals }) => ({ number, total: totals.grandTotal, ...add(lines) }))
  const hsn: Record<string, Sums & { quantity: number }> = {}
  for (const { buyer, kind, lines } of documents) {
    const sign = kind === 'invoice' ? 1 : -1
    for (const line of lines) {
      const units = line.isDelivery ? 0 : line.quantity
      const key = `${buyer.gstin === null ? 'b2c' : 'b2b'} ${line.hsn}`
      const before = hsn[key] ?? { taxable: 0, cgst: 0, sgst: 0, igst: 0, quantity: 0 }
      hsn[key] = { ...add([before, line], [1, sign]), quantity: before.quantity + sign * units }
    }
  }
  const others = documents.filter(({ buyer }) => buyer.gstin === null)
  const ranges = (['invoice', 'credit-note'] as const).map((kind) =>
    range(documents.filter((one) => one.kind === kind).map(({ number }) => number)),
  )
  return {
    registered: listed('invoice'),
    registeredNotes: listed('credit-note'),
    others: add(
      others.map(({ lines }) => add(lines)),
      others.map(({ kind }) => (kind === 'invoice' ? 1 : -1)),
    ),
    hsn,
    issued: ranges.filter((text) => text !== ''),
  }
}

/** Sums of a file. */
export function sumsOfFile({
  b2b = [],
  cdnr = [],
  b2cl = [],
  cdnur = [],
  b2cs = [],
  hsn,
  doc_issue,
}: Gstr1): ReturnSums {
  const items = (rows: readonly { itm_det: Row }[]) => add(rows.map(({ itm_det }) => inPaise(itm_det)))
  const large = b2cl.flatMap(({ inv }) => inv).map(({ itms }) => items(itms))
  const largeNotes = cdnur.map(({ itms }) => items(itms))
  const small = b2cs.map(inPaise)
  const rows = (['b2b', 'b2c'] as const).flatMap((buyer) =>
    (hsn?.[`hsn_${buyer}`] ?? []).map(
      (row) => [`${buyer} ${row.hsn_sc}`, { ...inPaise(row), quantity: row.qty }] as const,
    ),
  )
  return {
    registered: b2b.flatMap(({ inv }) =>
      inv.map(({ inum, val, itms }) => ({ number: inum, total: paise(val), ...items(itms) })),
    ),
    registeredNotes: cdnr.flatMap(({ nt }) =>
      nt.map(({ nt_num, val, itms }) => ({ number: nt_num, total: paise(val), ...items(itms) })),
    ),
    others: add(
      [...small, ...large, ...largeNotes],
      [...[...small, ...large].map(() => 1), ...largeNotes.map(() => -1)],
    ),
    hsn: Object.fromEntries(rows),
    issued: (doc_issue?.doc_det ?? []).flatMap(({ docs }) =>
      docs.map(({ from, to, totnum }) => `${from} to ${to}: ${totnum}`),
    ),
  }
}

type Row = { txval: number; camt?: number | undefined; samt?: number | undefined; iamt?: number | undefined }

function inPaise({ txval, camt = 0, samt = 0, iamt = 0 }: Row): Sums {
  return { taxable: paise(txval), cgst: paise(camt), sgst: paise(samt), igst: paise(iamt) }
}

/** Rupees as the file writes them; more than two decimals are no amount. */
function paise(rupees: number): number {
  const [whole = '', decimals = ''] = rupees.toFixed(4).split('.')
  if (!decimals.endsWith('00')) throw new Error(`${rupees} has parts of a paisa`)
  return Number(`${whole}${decimals.slice(0, 2)}`)
}

function add(parts: readonly Sums[], signs: readonly number[] = parts.map(() => 1)): Sums {
  const sum = (name: keyof Sums) =>
    parts.reduce((total, part, index) => total + part[name] * (signs[index] ?? 1), 0)
  return { taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') }
}

function range(numbers: readonly string[]): string {
  const sorted = numbers.toSorted()
  return sorted.length === 0 ? '' : `${sorted[0]} to ${sorted.at(-1)}: ${sorted.length}`
}
