import { z } from 'zod'
import { documentFindings } from './document-findings.ts'
import type { Fault } from './faults.ts'

const count = z.number().int()
const text = z.string()
const texts = z.array(z.string()).readonly()
const microRupees = z.number().int().meta({ description: 'In millionths of a rupee.' })
const none = z.object({})
/** A cell, an amount or a code as the file has it. */
const written = z.object({ text })

/**
 * Findings in a file of products by code, with their facts. Readers of files tell findings, and who shows them to a person has the
 * words: `app/messages/desk/findings.ts`.
 */
export const findings = {
  // cells
  'cell-date': written,
  'cell-error': written,
  'cell-formula': written,
  'number-too-long': z.object({ text, length: count }),
  'number-missing': written,
  'number-with-words': z.object({ text, meant: text }),
  'number-in-words': z.object({ text, meant: text }),
  'number-shortened': written,
  'number-below-nothing': written,
  'number-with-minus-behind': written,
  'amount-of-another-currency': written,
  'amount-as-percentage': written,
  'decimal-comma': z.object({ text, meant: text, grouped: text }),
  'odd-grouping': z.object({ text, meant: text }),
  'rate-unreadable': written,
  'rate-not-yours': z.object({ rate: text, rates: texts }),
  'rate-mistyped': z.object({ rate: text, rates: texts, meant: text }),
  'code-shortened': written,
  'hsn-without-zero': z.object({ text, digits: count }),
  'hsn-wrong': written,
  'units-not-whole': written,
  'barcode-too-long': z.object({ text, most: count }),
  'barcode-digit-wrong': z.object({ text, digit: text }),
  'barcode-taken': z.object({ barcode: text }),
  // rows
  'break-without-quantity': none,
  'status-unknown': none,
  'row-without-name': none,
  'size-unsaid': z.object({ sizes: texts }),
  'size-twice': z.object({ size: text, other: count }),
  'no-size-twice': z.object({ other: count }),
  'too-many-sizes': z.object({ rows: count, most: count }),
  'rows-differ': z.object({ column: text, text, other: text, otherRow: count }),
  'price-needs-rate': none,
  'prices-contradict': z.object({ net: text, gross: text, rate: text, given: text }),
  'price-for-many': z.object({ count }),
  'price-for-other-unit': z.object({ unit: text, soldBy: text }),
  'name-shared': z.object({ products: count, ids: texts }),
  'same-product': z.object({ other: count }),
  ...documentFindings,
  // doubts about new products
  'no-price': none,
  'rate-of-hsn': z.object({ rate: text }),
  'no-category': none,
  'thousands-point': z.object({ text, meant: text }),
  'several-sizes': written,
  'column-unsaid': z.object({ head: text }),
  'out-of-stock-there': none,
  'hidden-there': none,
  'sizes-unpublished-there': none,
  'no-size-published-there': none,
  // questions about products that the store has
  'lies-elsewhere': none,
  'other-name': z.object({ name: text }),
  'sizes-unlisted': z.object({ sizes: texts }),
  'price-moves': z.object({ variant: text, quantity: count, from: microRupees, to: microRupees }),
  // what of a file was left out
  'read-as-export': z.object({ software: text }),
  'columns-unknown': z.object({ columns: texts }),
  'columns-left-out': z.object({ columns: texts }),
  'other-tabs': z.object({ tab: text, others: texts }),
  'read-as-windows-1252': none,
  'rows-above': z.object({ headRow: count }),
  'headings-left-out': z.object({ headings: texts, rows: texts, more: count }),
  'drafts-stay': z.object({ products: count }),
  'pictures-too-many': z.object({ pictures: count, most: count }),
  /** In words, from before findings had codes, or as a sheet says it itself. */
  told: z.object({ text }),
} as const

export type FindingCode = keyof typeof findings
/** The facts of a finding. */
export type FindingFacts<Code extends FindingCode> = z.infer<(typeof findings)[Code]>
type Facts<Code extends FindingCode> =
  Record<string, never> extends FindingFacts<Code> ? unknown : Readonly<FindingFacts<Code>>

/** Place of a finding in its file: the number of a row, from 1, and the name of a column or field. */
export type Where = { readonly row?: number; readonly field?: string }

/** Something found in a file, by its code, with its facts and its place: a fault of a field too. */
export type Finding =
  | { [Code in FindingCode]: { readonly code: Code } & Facts<Code> & Where }[FindingCode]
  | (Fault & Where)

/** A finding as it crosses the wire and is stored, with its facts beside its code; a later version of the store may have others. */
export const findingOnWire = z
  .object({
    code: z.string().meta({ example: 'number-missing' }),
    row: count.optional().meta({ description: 'The number of the row, from 1.' }),
    field: text.optional().meta({ description: 'The column or field.' }),
  })
  .catchall(z.union([text, count, texts]))

export type FindingOnWire = z.infer<typeof findingOnWire>

const MOST_TEXT = 300
const MOST_TEXTS = 30

/** A finding short enough to be shown: texts and lists of a file may be of any length. */
export function shortFinding(finding: FindingOnWire): FindingOnWire {
  const cut = (value: unknown): unknown =>
    typeof value === 'string'
      ? value.slice(0, MOST_TEXT)
      : Array.isArray(value)
        ? value.slice(0, MOST_TEXTS).map(cut)
        : value
  return findingOnWire.parse(
    Object.fromEntries(Object.entries(finding).map(([name, value]) => [name, cut(value)])),
  )
}
