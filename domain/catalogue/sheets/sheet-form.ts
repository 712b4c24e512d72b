import { emptyVariant } from '../entries/empty-variant.ts'
import { parseStatus, type EntryStatus } from '../entries/collections.ts'
import { productForm, type ProductForm, type VariantForm } from '../entries/forms.ts'
import { proposeGstRate } from '../entries/hsn-rates.ts'
import type { SheetProduct, SheetRow } from './read-sheet.ts'
import type { Column } from './columns.ts'

/** A product as a sheet says it is; the rest stays as in its former form. */
export type SheetForm = { readonly form: ProductForm; readonly status: EntryStatus | null }

type Former = {
  readonly form: ProductForm
  /** The uids of its variants. */
  readonly uids: readonly (string | null)[]
}

const empty: ProductForm = {
  kind: 'products',
  name: '',
  subcategoryIds: [],
  images: [],
  drawings: [],
  short: '',
  long: '',
  features: [],
  attributes: [],
  searchWords: [],
  hsn: '',
  gstRate: '',
  countryOfOrigin: '',
  variants: [],
}

/**
 * The form of a product as a sheet has it: what the sheet has no column for stays, sizes that it does not name stay too. A string
 * is the reason, with the row, why it cannot be so.
 */
export function sheetForm(
  { rows }: SheetProduct,
  former: Former | null,
  subcategoryIds: readonly string[] | null,
): SheetForm | string {
  const [first] = rows
  const base = former?.form ?? empty
  const variants = sheetVariants(rows, former)
  if (typeof variants === 'string') return variants
  const status = first.cells.get('status') ?? ''
  if (status !== '' && parseStatus(status) === null)
    return `row ${first.number}: the status is published, draft or archived`
  const parsed = productForm.safeParse({
    ...base,
    ...sheetTexts(first, base),
    subcategoryIds: subcategoryIds ?? base.subcategoryIds,
    attributes: sheetAttributes(first, base),
    variants,
  })
  if (parsed.success) return { form: parsed.data, status: parseStatus(status) }
  const [issue] = parsed.error.issues
  return `row ${first.number}: ${issue?.path.join(' ')} ${issue?.message}`
}

function sheetTexts({ cells }: SheetRow, base: ProductForm) {
  const text = (column: Column, held: string): string => cells.get(column) ?? held
  const list = (column: Column, separator: string, held: readonly string[]) =>
    listOf(cells.get(column), separator) ?? held
  const hsn = text('hsn', base.hsn)
  const rate = text('gst rate', base.gstRate).replace(/\s*%$/, '')
  return {
    name: text('name', '') || base.name,
    images: list('pictures', '|', base.images),
    drawings: list('drawings', '|', base.drawings),
    short: text('in one sentence', base.short),
    long: text('description', base.long),
    features: list('features', '|', base.features),
    searchWords: list('search words', ',', base.searchWords),
    hsn,
    gstRate: rate || (proposeGstRate(hsn) ?? ''),
    countryOfOrigin: text('country of origin', base.countryOfOrigin),
  }
}

function listOf(text: string | undefined, separator: string): string[] | null {
  if (text === undefined) return null
  return text
    .split(separator)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function sheetAttributes(first: SheetRow, { attributes }: ProductForm): ProductForm['attributes'] {
  const kept = attributes.flatMap((attribute) => {
    const text = first.specs.get(attribute.name)
    if (text === undefined) return [attribute]
    const values = listOf(text, '|') ?? []
    return values.length === 0 ? [] : [{ name: attribute.name, values }]
  })
  const added = [...first.specs].flatMap(([name, text]) => {
    const values = listOf(text, '|') ?? []
    return values.length === 0 || attributes.some((each) => each.name === name) ? [] : [{ name, values }]
  })
  return [...kept, ...added]
}

const sizeColumns: readonly Column[] = ['size id', 'size', 'unit', 'price with gst', 'mrp']

function sheetVariants(rows: readonly SheetRow[], former: Former | null): VariantForm[] | string {
  const named = rows.filter(({ cells }) => sizeColumns.some((column) => (cells.get(column) ?? '') !== ''))
  const known = former?.form.variants ?? []
  const taken = new Set<number>()
  const variants: VariantForm[] = []
  for (const row of named) {
    const index = findVariant(row, former, taken)
    if (index !== null) taken.add(index)
    const variant = sheetVariant(row, index === null ? undefined : known[index])
    if (typeof variant === 'string') return `row ${row.number}: ${variant}`
    variants.push(variant)
  }
  const left = known.flatMap((variant, index) => (taken.has(index) ? [] : [variant]))
  return [...variants, ...left]
}

/** The former variant that a row is of: by its id, else by its size, else the only one there is. */
function findVariant({ cells }: SheetRow, former: Former | null, taken: ReadonlySet<number>): number | null {
  if (former === null) return null
  const [uid, size] = [cells.get('size id') ?? '', cells.get('size')]
  const free = (index: number) => (index < 0 || taken.has(index) ? null : index)
  if (uid !== '' && former.uids.includes(uid)) return free(former.uids.indexOf(uid))
  const { variants } = former.form
  if (size !== undefined && size !== '')
    return free(variants.findIndex(({ options }, index) => !taken.has(index) && options.join(' | ') === size))
  return variants.length === 1 ? free(0) : null
}

function sheetVariant({ cells, breaks }: SheetRow, former: VariantForm = emptyVariant): VariantForm | string {
  const text = (column: Column, held: string): string => cells.get(column) ?? held
  const number = (column: Column, held: number | null): number | null => {
    const typed = cells.get(column) ?? held
    return typed === null || typed === '' ? null : Number(typed)
  }
  const numbers = {
    minQuantity: number('least quantity', former.minQuantity),
    quantityStep: number('in steps of', former.quantityStep),
    weightKg: number('weight kg', former.weightKg),
    lengthMm: number('length mm', former.lengthMm),
    widthMm: number('width mm', former.widthMm),
    heightMm: number('height mm', former.heightMm),
    diameterMm: number('diameter mm', former.diameterMm),
  }
  const wrong = Object.entries(numbers).find(([, value]) => Number.isNaN(value))
  if (wrong !== undefined) return `${wrong[0]} is not a number`
  const filled = breaks.filter(({ from, price }) => `${from}${price}` !== '')
  if (filled.some(({ from }) => !/^\d{1,5}$/.test(from))) return 'a price break begins at no whole quantity'
  const priceBreaks = filled.map(({ from, price }) => ({
    minQuantity: Number(from),
    priceWithGst: plain(price),
  }))
  return {
    from: former.from,
    options: listOf(cells.get('size'), '|') ?? former.options,
    unit: text('unit', former.unit),
    priceWithGst: plain(text('price with gst', former.priceWithGst)),
    mrp: plain(text('mrp', former.mrp)),
    image: text('size picture', former.image),
    ...numbers,
    packagingCost: plain(text('packing charge', former.packagingCost)),
    priceBreaks: breaks.length === 0 ? former.priceBreaks : priceBreaks,
  }
}

/** Amounts as people write them: `₹ 1,180.00` is 1180.00, and so is `Rs. 1180.00/-`. */
function plain(amount: string): string {
  return amount.replaceAll(/^\s*(rs\.?|inr)|\/-\s*$|[₹,\s]/gi, '')
}
