import type { Finding } from '#domain/problem/findings.ts'

/** The cells of a row of another shop's export, by the head of the column in lower case; nothing for a column that is not there. */
export type ExportRow = {
  readonly number: number
  readonly cell: (name: string) => string
}

/** A row of our own sheet by its columns, with doubts about its product. */
export type OwnRow = {
  readonly number: number
  readonly cells: Readonly<Record<string, string>>
  readonly doubts?: readonly Finding[]
}

/** A price and an MRP above it. */
export function exportPrices(price: string, mrp: string): Record<string, string> {
  return { 'price with gst': price, mrp: valueOf(mrp) > valueOf(price) ? mrp : '' }
}

function valueOf(text: string): number {
  return Number(text.replaceAll(',', ''))
}

/** A weight in some unit, as kilograms. */
export function exportWeight(text: string, kilograms: number): Record<string, string> {
  const value = Math.round(Number(text) * kilograms * 1_000) / 1_000
  return text !== '' && value > 0 ? { 'weight kg': String(value) } : {}
}

/** HSN code and GST rate, from columns that were added for them or from what the software has for taxes. */
export function exportTaxes({ cell }: ExportRow, tax: string): Record<string, string> {
  const hsn = cell('hsn') || cell('hsn code') || (/^\d{4,8}$/.test(tax) ? tax : '')
  const rate = cell('gst rate') || cell('gst %') || (/\b(\d{1,2})\s*%/.exec(tax)?.[1] ?? '')
  return { ...(hsn !== '' && { hsn }), ...(rate !== '' && { 'gst rate': rate }) }
}
