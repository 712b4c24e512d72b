import type { Finding } from '#domain/problem/findings.ts'
import type { ProductForm, VariantForm } from '#domain/catalogue/entries/forms/forms.ts'
import { nameKey } from '#domain/catalogue/entries/slug.ts'
import type { SheetRow } from './read-sheet.ts'

/** A product before an import: its form, and the uids of its variants. */
export type FormerProduct = {
  readonly form: ProductForm
  readonly uids: readonly (string | null)[]
}

/**
 * The places of the former variants that rows are of, null for new ones: found by their ids, then by the numbers of the supplier,
 * then by their sizes however these are spelt; or why a row cannot be told.
 */
export function matchVariants(
  rows: readonly SheetRow[],
  former: FormerProduct | null,
): readonly (number | null)[] | Finding {
  const variants: readonly VariantForm[] = former?.form.variants ?? []
  const uids = former?.uids ?? []
  const found: (number | null)[] = rows.map(() => null)
  const taken = new Set<number>()
  const pass = (find: (row: SheetRow) => number) => {
    for (const [index, row] of rows.entries()) {
      if (found[index] !== null) continue
      const place = find(row)
      if (place < 0 || taken.has(place)) continue
      found[index] = place
      taken.add(place)
    }
  }
  const first = (isIt: (variant: VariantForm) => boolean) =>
    variants.findIndex((variant, index) => !taken.has(index) && isIt(variant))
  pass((row) => (text(row, 'size id') === '' ? -1 : uids.indexOf(text(row, 'size id'))))
  pass((row) => (text(row, 'sku') === '' ? -1 : first(({ sku }) => sku === text(row, 'sku'))))
  pass((row) =>
    text(row, 'size') === '' ? -1 : first(({ options }) => options.join(' | ') === text(row, 'size')),
  )
  pass((row) =>
    text(row, 'size') === ''
      ? -1
      : first(({ options }) => sizeKey(options.join('|')) === sizeKey(text(row, 'size'))),
  )
  if (variants.length === 1) pass((row) => (text(row, 'size') === '' ? first(() => true) : -1))
  for (const [index, row] of rows.entries()) {
    if (found[index] !== null) continue
    if (variants.length > 0 && text(row, 'size') === '')
      return {
        code: 'size-unsaid',
        sizes: variants.map(({ options }) => options.join(' | ')),
        row: row.number,
      }
  }
  return repeated(rows, found) ?? found
}

function text({ cells }: SheetRow, column: 'size id' | 'sku' | 'size'): string {
  return cells.get(column) ?? ''
}

/** Reason that two rows are the same size; null when none are. Rows that say by an id which former size they are of may look alike. */
function repeated(rows: readonly SheetRow[], found: readonly (number | null)[]): Finding | null {
  const seen = new Map<string, SheetRow>()
  for (const [index, row] of rows.entries()) {
    if (found[index] !== null && (row.cells.get('size id') ?? '') !== '') continue
    const size = row.cells.get('size') ?? ''
    const key = `${sizeKey(size)}\n${nameKey(row.cells.get('unit') ?? '')}`
    const same = seen.get(key)
    if (same !== undefined)
      return size === ''
        ? { code: 'no-size-twice', other: same.number, row: row.number }
        : { code: 'size-twice', size, other: same.number, row: row.number }
    seen.set(key, row)
  }
  return null
}

/** A size as it is compared: `25 Kg` is `25kg`, and `½" × 3"` is `1/2"x3"`. */
function sizeKey(size: string): string {
  return nameKey(size)
    .replaceAll('\u2044', '/')
    .replaceAll(/[×✕*]/g, 'x')
    .replaceAll(/[″“”]|''|′′/g, '"')
    .replaceAll(/\s+/g, '')
}
