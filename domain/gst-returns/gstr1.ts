import { toPaise, paiseToRupees, type Paise } from '../money/paise.ts'
import { unitsOfGoods } from '../invoices/lines/delivery-lines.ts'
import { isInterState, type DocumentLine, type TaxDocument } from '../invoices/tax-document.ts'
import { istDay } from '../time/ist-day.ts'
import type { Gstr1 } from './wire.ts'

/** Inter-State sales to unregistered buyers above it are listed one by one, in paise (B2CL, since August 2024). */
const LARGE_INVOICE = 10_000_000

/** The amounts of lines of one rate. */
type Sums = Record<'taxable' | 'cgst' | 'sgst' | 'igst' | 'total', number>

type Section = readonly unknown[]

type Request = {
  readonly gstin: string
  /** Such as `2026-11`. */
  readonly month: string
  /** Documents issued in the month, in the order of issue. */
  readonly documents: readonly TaxDocument[]
  /** The totals of the invoices that credit notes are against, in paise, by number. */
  readonly invoiceTotals: ReadonlyMap<string, Paise>
}

/**
 * Makes GSTR-1 of a month out of its documents: registered buyers in `b2b` and `cdnr`, large inter-State sales to others in
 * `b2cl` and `cdnur`, the rest summed up in `b2cs` net of its credit notes, and everything by HSN. Only the documents' own sums
 * are added, so the sections agree with them to the paisa. Layout: GSTN offline tool 3.2.4.
 */
export function createGstr1({ gstin, month, documents, invoiceTotals }: Request): Gstr1 {
  const own = documents.filter(({ seller }) => seller.gstin === gstin)
  const isLarge = (document: TaxDocument) => largeValue(document, invoiceTotals) > LARGE_INVOICE
  const inSection = (kind: TaxDocument['kind'], section: 'registered' | 'large' | 'small') =>
    own.filter((document) => {
      if (document.kind !== kind) return false
      if (document.buyer.gstin !== null) return section === 'registered'
      return section === (isInterState(document) && isLarge(document) ? 'large' : 'small')
    })
  const small = [...inSection('invoice', 'small'), ...inSection('credit-note', 'small')]
  const file = {
    gstin,
    fp: `${month.slice(5)}${month.slice(0, 4)}`,
    version: 'GST3.2.4',
    hash: 'hash',
    b2b: byBuyer(inSection('invoice', 'registered').filter(isTaxed), 'inv', invoiceRow),
    b2cl: byPlace(inSection('invoice', 'large').filter(isTaxed)),
    b2cs: smallSales(small),
    cdnr: byBuyer(inSection('credit-note', 'registered').filter(isTaxed), 'nt', noteRow),
    cdnur: inSection('credit-note', 'large')
      .filter(isTaxed)
      .map((note) => ({ ...numbers(note), typ: 'B2CL', pos: note.placeOfSupply.code, itms: items(note) })),
    nil: untaxedSales(own),
    hsn: byHsn(own),
    doc_issue: issuedNumbers(own),
  }
  return Object.fromEntries(Object.entries(file).filter(([, section]) => !isEmpty(section))) as Gstr1
}

function isEmpty(section: unknown): boolean {
  return section === null || (Array.isArray(section) && section.length === 0)
}

/** Value that decides whether a document is large: a note is if its invoice was. */
function largeValue(document: TaxDocument, invoiceTotals: ReadonlyMap<string, Paise>): number {
  const { grandTotal } = document.totals
  if (document.kind === 'invoice') return grandTotal
  return Math.max(grandTotal, invoiceTotals.get(document.against.number) ?? 0)
}

function byBuyer(
  documents: readonly TaxDocument[],
  name: 'inv' | 'nt',
  entry: (document: TaxDocument) => unknown,
): Section {
  const groups = Map.groupBy(documents, ({ buyer }) => buyer.gstin ?? '')
  return [...groups].map(([ctin, group]) => ({ ctin, [name]: group.map(entry) }))
}

function byPlace(documents: readonly TaxDocument[]): Section {
  const groups = Map.groupBy(documents, ({ placeOfSupply }) => placeOfSupply.code)
  return [...groups].map(([pos, group]) => ({
    pos,
    inv: group.map((document) => ({ ...head(document), itms: items(document) })),
  }))
}

function head({ number, issuedAt, totals }: TaxDocument) {
  return { inum: number, idt: day(issuedAt), val: rupees(totals.grandTotal) }
}

function invoiceRow(document: TaxDocument) {
  const pos = document.placeOfSupply.code
  return { ...head(document), pos, rchrg: 'N', inv_typ: 'R', itms: items(document) }
}

function numbers({ number, issuedAt, totals }: TaxDocument) {
  return { nt_num: number, nt_dt: day(issuedAt), ntty: 'C', val: rupees(totals.grandTotal) }
}

function noteRow(note: TaxDocument) {
  return { ...numbers(note), pos: note.placeOfSupply.code, rchrg: 'N', inv_typ: 'R', itms: items(note) }
}

/** One item a rate, numbered as the tool does. */
function items(document: TaxDocument): Section {
  return [...sumsBy(document.lines.filter(isTaxedLine), ({ gstRate }) => String(gstRate))].map(
    ([rate, sums]) => ({
      num: Math.round(Number(rate) * 100) + 1,
      itm_det: { txval: rupees(sums.taxable), rt: Number(rate), ...taxOf(document, sums), csamt: 0 },
    }),
  )
}

function taxOf(document: TaxDocument, { cgst, sgst, igst }: Sums) {
  return isInterState(document) ? { iamt: rupees(igst) } : { camt: rupees(cgst), samt: rupees(sgst) }
}

/** All other sales to unregistered buyers by place and rate, net of credit notes. */
function smallSales(documents: readonly TaxDocument[]): Section {
  const rows = new Map<string, { document: TaxDocument; rate: number; sums: Sums }>()
  for (const document of documents) {
    const rates = sumsBy(document.lines.filter(isTaxedLine), ({ gstRate }) => String(gstRate))
    for (const [rate, sums] of rates) {
      const key = `${document.placeOfSupply.code} ${rate}`
      const row = rows.get(key)?.sums ?? noSums()
      rows.set(key, { document, rate: Number(rate), sums: addSums(row, sums, signOf(document)) })
    }
  }
  return [...rows.values()].map(({ document, rate, sums }) => ({
    sply_ty: isInterState(document) ? 'INTER' : 'INTRA',
    rt: rate,
    typ: 'OE',
    pos: document.placeOfSupply.code,
    txval: rupees(sums.taxable),
    ...taxOf(document, sums),
    csamt: 0,
  }))
}

/** Lines without tax, net of credit notes. */
function untaxedSales(documents: readonly TaxDocument[]): unknown {
  const rows = new Map<string, number>()
  for (const document of documents) {
    const amount = document.lines
      .filter((line) => !isTaxedLine(line))
      .reduce((sum, { taxable }) => sum + taxable, 0)
    const kind = `${isInterState(document) ? 'INTR' : 'INTRA'}${document.buyer.gstin === null ? 'B2C' : 'B2B'}`
    if (amount !== 0) rows.set(kind, (rows.get(kind) ?? 0) + signOf(document) * amount)
  }
  if (rows.size === 0) return null
  const inv = [...rows].map(([sply_ty, amount]) => ({
    sply_ty,
    expt_amt: 0,
    nil_amt: rupees(amount),
    ngsup_amt: 0,
  }))
  return { inv }
}

/** Everything by HSN, unit and rate, net of credit notes, registered buyers apart. */
function byHsn(documents: readonly TaxDocument[]): unknown {
  const section = (isRegistered: boolean): Section => {
    const rows = new Map<string, { line: DocumentLine; quantity: number; sums: Sums }>()
    for (const document of documents.filter(({ buyer }) => (buyer.gstin !== null) === isRegistered)) {
      for (const line of document.lines) {
        // of two rows with one code, unit and rate the tool keeps the last
        const key = `${line.hsn} ${line.unit} ${line.gstRate ?? 0}`
        const row = rows.get(key) ?? { line, quantity: 0, sums: noSums() }
        const sign = signOf(document)
        const quantity = row.quantity + sign * unitsOfGoods(line)
        rows.set(key, { ...row, quantity, sums: addSums(row.sums, line, sign) })
      }
    }
    return [...rows.values()].map(({ line, quantity, sums }, index) => ({
      num: index + 1,
      ...(line.hsn !== null && { hsn_sc: line.hsn }),
      user_desc: line.description.slice(0, 30),
      uqc: line.unit,
      qty: quantity,
      rt: line.gstRate ?? 0,
      txval: rupees(sums.taxable),
      iamt: rupees(sums.igst),
      samt: rupees(sums.sgst),
      camt: rupees(sums.cgst),
      csamt: 0,
    }))
  }
  const [b2b, b2c] = [section(true), section(false)]
  if (b2b.length + b2c.length === 0) return null
  return { ...(b2b.length > 0 && { hsn_b2b: b2b }), ...(b2c.length > 0 && { hsn_b2c: b2c }) }
}

/** The ranges of numbers that were issued. */
function issuedNumbers(documents: readonly TaxDocument[]): unknown {
  const kinds = [
    ['invoice', 1, 'Invoices for outward supply'],
    ['credit-note', 5, 'Credit Note'],
  ] as const
  const doc_det = kinds.flatMap(([kind, doc_num, doc_typ]) => {
    const series = Map.groupBy(
      documents
        .filter((document) => document.kind === kind)
        .map(({ number }) => number)
        .toSorted(),
      (number) => number.replace(/\d+$/, ''),
    )
    const docs = [...series.values()].map((range, index) => ({
      num: index + 1,
      from: range[0],
      to: range.at(-1),
      totnum: range.length,
      cancel: 0,
      net_issue: range.length,
    }))
    return docs.length === 0 ? [] : [{ doc_num, doc_typ, docs }]
  })
  return doc_det.length === 0 ? null : { doc_det }
}

function isTaxedLine({ gstRate }: DocumentLine): boolean {
  return gstRate !== null && gstRate > 0
}

function isTaxed({ lines }: TaxDocument): boolean {
  return lines.some(isTaxedLine)
}

function signOf({ kind }: Pick<TaxDocument, 'kind'>): 1 | -1 {
  return kind === 'credit-note' ? -1 : 1
}

function noSums(): Sums {
  return { taxable: 0, cgst: 0, sgst: 0, igst: 0, total: 0 }
}

function addSums(sums: Sums, more: Sums, sign: 1 | -1): Sums {
  return {
    taxable: sums.taxable + sign * more.taxable,
    cgst: sums.cgst + sign * more.cgst,
    sgst: sums.sgst + sign * more.sgst,
    igst: sums.igst + sign * more.igst,
    total: sums.total + sign * more.total,
  }
}

function sumsBy(lines: readonly DocumentLine[], key: (line: DocumentLine) => string): Map<string, Sums> {
  const sums = new Map<string, Sums>()
  for (const line of lines) sums.set(key(line), addSums(sums.get(key(line)) ?? noSums(), line, 1))
  return sums
}

function rupees(amount: number): number {
  return paiseToRupees(toPaise(amount))
}

/** `21-11-2026`. */
function day(issuedAt: string): string {
  return istDay(new Date(issuedAt)).split('-').toReversed().join('-')
}
