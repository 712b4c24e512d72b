import type { ColumnMatch } from '#domain/catalogue/imports/column-match.ts'
import { cellText } from '../files/cell.ts'
import { parseHeader, type Column } from '#domain/catalogue/imports/columns.ts'
import type { SheetTable, TableRow } from './sheet-table.ts'

const VALUES = 3
const MOST_TEXT = 60
const MOST_HEAD = 300
/** Number of rows that are looked through for different values. */
const LOOKED_AT = 1_000

/** Usual meanings of the heads of suppliers, the surest first; each field is guessed once. */
const guesses: readonly (readonly [meaning: RegExp, field: Column | `spec: ${string}` | ''])[] = [
  [/\b(bar ?code|ean|gtin|upc)\b/, 'barcode'],
  [/\b(cost|purchase|buying|landed)\b(?!.*(?:date|order|bill|gst))/, 'cost'],
  [/\b(stock|closing|opening|balance|on hand)\b(?!.*(?:value|amount|rs|date))/, 'stock'],
  // a list price may be the MRP or what dealers pay, and a sum is no price: somebody has to say
  [
    /\b(list|dealer|retail|cost|purchase|dp|old|previous|last|earlier|stock|closing|opening|balance|on hand)\b/,
    '',
  ],
  [/\bname\b.*\bhindi\b|\bhindi\b.*\bname\b/, 'name in hindi'],
  [/\bmrp\b/, 'mrp'],
  [/\b(hsn|sac)\b/, 'hsn'],
  [/^(i?gst|tax|vat)\b(?!.*(incl|price|amount))/, 'gst rate'],
  [
    /\b(basic|without|excl\w*|before|ex|plus) .*(price|rate|gst|tax)\b|\b(price|rate)\b.*\b(basic|without|excl\w*|before|plus|ex)\b|\bbasic\b/,
    'price without gst',
  ],
  [/\b(price|rate)\b/, 'price with gst'],
  [/\b(moq|min\w*|least) .*(qty|quantity|order)\b/, 'least quantity'],
  [/\b(weight|wt|kgs?)\b/, 'weight kg'],
  [/\b(uom|units?|per)\b/, 'unit'],
  [/\b(size|variant|dimensions?|pack(ing)?|thickness|grade)\b/, 'size'],
  [/\bsub ?(category|group)\b/, 'subcategory'],
  [/\b(department|section|division)\b/, 'department'],
  [/\b(category|group|type|class)\b/, 'category'],
  [/\b(brand|make|manufacturer|vendor|company)\b/, 'spec: Brand'],
  [/\b(image|picture|photo)s?\b/, 'pictures'],
  [/\b(keyword|tag|alias)(es|s)?\b/, 'search words'],
  [/\b(country|origin)\b/, 'country of origin'],
  [/\b(name|items?|products?|materials?|particulars|goods|article)\b/, 'name'],
  [/\b(description|details|remarks)\b/, 'description'],
  [/\b(code|id|sku)\b/, 'sku'],
  [hindi('एचएसएन'), 'hsn'],
  [hindi('जीएसटी'), 'gst rate'],
  [hindi('दर|रेट|मूल्य|कीमत|भाव'), 'price with gst'],
  [hindi('इकाई'), 'unit'],
  [hindi('आकार|साइज़?|नाप'), 'size'],
  [hindi('श्रेणी|वर्ग'), 'category'],
  [hindi('ब्रांड|कंपनी'), 'spec: Brand'],
  [hindi('नाम|वस्तु|माल|सामान|उत्पाद'), 'name'],
  [hindi('विवरण'), 'description'],
]

/** A word of another script, around which `\b` finds no boundary. */
function hindi(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?![\\p{L}\\p{M}])`, 'u')
}

/**
 * Matches the columns of a sheet: by their heads, else as the same heads were matched before, else by a guess, which somebody has
 * to look at.
 */
export function matchColumns(
  { heads: head, rows: body }: SheetTable,
  remembered: readonly string[] | null,
): ColumnMatch {
  const known = head.map((text) => (parseHeader(text) === null ? '' : text.trim()))
  const taken = new Set<string>(known.map(canonical))
  const columns = head.map((text, index) => {
    const values = firstValues(body, index)
    const matched = remembered?.[index]
    const isSure = matched !== undefined || known[index] !== '' || (text.trim() === '' && values.length === 0)
    const field = matched ?? (known[index] === '' ? guess(text, taken) : canonical(known[index] ?? ''))
    return { head: text.trim().slice(0, MOST_HEAD), values, field, isSure }
  })
  const fields = columns.map(({ field }) => field)
  const needsHand =
    columns.some(({ isSure }) => !isSure) || !namesProducts(fields) || twice(fields).length > 0
  return { needsHand, columns }
}

/** Tells whether a sheet with these fields says which product a row is of. */
export function namesProducts(fields: readonly string[]): boolean {
  return fields.includes('name') || fields.includes('id')
}

/** The fields that more than one column is read as. */
export function twice(fields: readonly string[]): string[] {
  return [...new Set(fields.filter((field, index) => field !== '' && fields.indexOf(field) !== index))]
}

/** A head as the template writes it. */
function canonical(head: string): string {
  const header = parseHeader(head)
  if (header === null) return ''
  if (header.kind === 'column') return header.column
  return header.kind === 'spec' ? `spec: ${header.name}` : `${header.kind} ${header.index + 1}`
}

function guess(head: string, taken: Set<string>): string {
  const key = head
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim()
  const isFree = (field: string): boolean => field === '' || !taken.has(field)
  const found = guesses.find(([meaning, field]) => meaning.test(key) && isFree(field))?.[1] ?? ''
  if (found !== '') taken.add(found)
  return found
}

function firstValues(body: readonly TableRow[], index: number): string[] {
  const values: string[] = []
  for (const { cells } of body.slice(0, LOOKED_AT)) {
    const text = cellText(cells[index]).trim()
    if (text !== '' && !values.includes(text)) values.push(text)
    if (values.length === VALUES) break
  }
  return values.map((text) => text.slice(0, MOST_TEXT))
}
