import { isHsn } from '../catalogue/hsn.ts'
import type { TaxDocument } from '../invoices/tax-document.ts'
import { sum, type Paise } from '../money/paise.ts'

/** Sums of the documents of one kind; amounts are paise. */
export type DocumentSums = {
  readonly documents: number
  readonly taxable: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly igst: Paise
  /** Round-off included. */
  readonly total: Paise
}

/** A month as its documents add up, and what the return would be refused or questioned for. */
export type MonthSummary = {
  readonly invoices: DocumentSums
  readonly creditNotes: DocumentSums
  /** The numbers of documents with a line that has no HSN code of four, six or eight digits, which GSTR-1 asks for. */
  readonly withoutHsn: readonly string[]
  /** Names of the goods on those lines. */
  readonly goodsWithoutHsn: readonly string[]
  /** The numbers of documents with a line whose GST rate is not known: it counts as free of tax. */
  readonly withoutRate: readonly string[]
  /** The numbers of documents that another GSTIN issued: they are in the register, but not in this GSTIN's return. */
  readonly ofOtherGstin: readonly string[]
}

/** Adds up the documents of a month. */
export function monthSummary(documents: readonly TaxDocument[], gstin: string): MonthSummary {
  const numbersOf = (isOne: (document: TaxDocument) => boolean) =>
    documents.filter(isOne).map(({ number }) => number)
  return {
    invoices: sumsOf(documents.filter(({ kind }) => kind === 'invoice')),
    creditNotes: sumsOf(documents.filter(({ kind }) => kind === 'credit-note')),
    withoutHsn: numbersOf(({ lines }) => lines.some(({ hsn }) => !isHsn(hsn))),
    goodsWithoutHsn: [
      ...new Set(
        documents.flatMap(({ lines }) =>
          lines.flatMap(({ hsn, description }) => (isHsn(hsn) ? [] : [description])),
        ),
      ),
    ],
    withoutRate: numbersOf(({ lines }) => lines.some(({ gstRate }) => gstRate === null)),
    ofOtherGstin: numbersOf(({ seller }) => seller.gstin !== gstin),
  }
}

function sumsOf(documents: readonly TaxDocument[]): DocumentSums {
  const sumOf = (name: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'grandTotal') =>
    sum(documents.map(({ totals }) => totals[name]))
  return {
    documents: documents.length,
    taxable: sumOf('taxable'),
    cgst: sumOf('cgst'),
    sgst: sumOf('sgst'),
    igst: sumOf('igst'),
    total: sumOf('grandTotal'),
  }
}
