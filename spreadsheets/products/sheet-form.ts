import type { Finding } from '#domain/problem/findings.ts'
import { emptyVariant } from '#domain/catalogue/entries/empty-variant.ts'
import { parseStatus, type EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { productForm, type ProductForm, type VariantForm } from '#domain/catalogue/entries/forms/forms.ts'
import { proposeGstRate } from '#domain/catalogue/entries/hsn-rates.ts'
import { stockColumns, type Column } from '#domain/catalogue/imports/columns.ts'
import { formIssue } from './form-issue.ts'
import { matchVariants, type FormerProduct } from './match-variants.ts'
import { mergeRows, rowConflict } from './merge-rows.ts'
import { pricesWithGst } from './prices-with-gst.ts'
import { pricedUnitIssue } from './priced-unit.ts'
import { sizeStock, type SizeStock } from './size-stock.ts'
import type { SheetProduct, SheetRow } from './read-sheet.ts'

/** A product as a sheet says it is; the rest stays as in its former form. */
export type SheetForm = {
  readonly form: ProductForm
  readonly status: EntryStatus | null
  /** Stock of each size of the form, as the sheet gives it. */
  readonly stock: readonly (SizeStock | null)[]
  /** The former sizes that the sheet does not list, and the form without them; null when it lists all. */
  readonly unlisted: {
    readonly sizes: readonly string[]
    readonly form: ProductForm
    readonly stock: readonly (SizeStock | null)[]
  } | null
}

/** Reasons that rows make no product. */
export type RefusedRows = { readonly refused: readonly Finding[] }

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
 * The form of a product as a sheet has it: what the sheet has no column for stays, sizes that it does not list stay too, and are named; or why
 * it cannot be so.
 */
export function sheetForm(
  product: SheetProduct,
  former: FormerProduct | null,
  subcategoryIds: readonly string[] | null,
): SheetForm | RefusedRows {
  const wrongCells = cellIssues(product)
  if (wrongCells.length > 0) return { refused: wrongCells }
  const conflict = rowConflict(product)
  if (conflict !== null) return { refused: [conflict] }
  const first = mergeRows(product)
  const base = former?.form ?? empty
  const priced = pricesWithGst(product.rows, sheetTexts(first, base).gstRate)
  if ('code' in priced) return { refused: [priced] }
  const variants = sheetVariants(priced, former)
  if ('code' in variants) return { refused: [variants] }
  const status = first.cells.get('status') ?? ''
  if (status !== '' && parseStatus(status) === null)
    return { refused: [{ code: 'status-unknown', row: first.number }] }
  const parsed = productForm.safeParse({
    ...base,
    ...sheetTexts(first, base),
    subcategoryIds: subcategoryIds ?? base.subcategoryIds,
    attributes: sheetAttributes(first, base),
    variants: variants.all,
  })
  if (!parsed.success) return { refused: [{ ...formIssue(parsed.error), row: first.number }] }
  return {
    form: parsed.data,
    status: parseStatus(status),
    stock: variants.stock,
    unlisted: unlistedSizes(parsed.data, variants),
  }
}

function unlistedSizes(form: ProductForm, { isListed, stock }: SheetVariants): SheetForm['unlisted'] {
  const sizes = form.variants.flatMap(({ options }, index) => (isListed[index] ? [] : [options.join(' | ')]))
  const without = { ...form, variants: form.variants.filter((_, index) => isListed[index]) }
  return sizes.length === 0
    ? null
    : { sizes, form: without, stock: stock.filter((_, index) => isListed[index]) }
}

/** Reasons that cells of a product cannot be used: those of the first row that has any. */
function cellIssues({ rows }: SheetProduct): Finding[] {
  const wrong = rows.find(({ issues = [] }) => issues.length > 0)
  return wrong === undefined ? [] : (wrong.issues ?? []).map((issue) => ({ ...issue, row: wrong.number }))
}

function sheetTexts({ cells }: SheetRow, base: ProductForm) {
  const text = (column: Column, held: string): string => cells.get(column) ?? held
  const list = (column: Column, separator: string, held: readonly string[]) =>
    listOf(cells.get(column), separator) ?? held
  const hsn = text('hsn', base.hsn)
  const rate = text('gst rate', base.gstRate)
  return {
    name: text('name', '') || base.name,
    images: list('pictures', '|', base.images),
    drawings: list('drawings', '|', base.drawings),
    short: text('in one sentence', base.short),
    long: text('description', base.long),
    features: list('features', '|', base.features),
    searchWords: list('search words', ',', base.searchWords),
    hindiName: cells.get('name in hindi') ?? base.hindiName,
    hindiShort: cells.get('in one sentence in hindi') ?? base.hindiShort,
    hindiLong: cells.get('description in hindi') ?? base.hindiLong,
    hindiFeatures: listOf(cells.get('features in hindi'), '|') ?? base.hindiFeatures,
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

const sizeColumns: readonly Column[] = [
  'size id',
  'sku',
  'size',
  'unit',
  'price with gst',
  'price without gst',
  'mrp',
  ...stockColumns,
]

type SheetVariants = {
  readonly all: readonly VariantForm[]
  readonly isListed: readonly boolean[]
  readonly stock: readonly (SizeStock | null)[]
}

/**
 * The sizes that a sheet lists, in its order when it lists all former ones; else these keep their places, and new ones come behind
 * them. A sheet that says nothing of sizes lists them all.
 */
function sheetVariants(rows: readonly SheetRow[], former: FormerProduct | null): SheetVariants | Finding {
  const known = former?.form.variants ?? []
  const named = rows.filter(({ cells }) => sizeColumns.some((column) => (cells.get(column) ?? '') !== ''))
  if (named.length === 0) return { all: known, isListed: known.map(() => true), stock: known.map(() => null) }
  const places = matchVariants(named, former)
  if ('code' in places) return places
  const listed: VariantForm[] = []
  for (const [index, row] of named.entries()) {
    const variant = sheetVariant(row, known[places[index] ?? -1])
    if ('code' in variant) return { ...variant, row: row.number }
    listed.push(variant)
  }
  const stock = named.map(sizeStock)
  const isComplete = known.every((_, index) => places.includes(index))
  if (isComplete) return { all: listed, isListed: listed.map(() => true), stock }
  const isNew = (_: unknown, index: number): boolean => places[index] === null
  const kept = known.map((variant, index) => listed[places.indexOf(index)] ?? variant)
  return {
    all: [...kept, ...listed.filter(isNew)],
    isListed: [...known.map((_, index) => places.includes(index)), ...listed.filter(isNew).map(() => true)],
    stock: [...known.map((_, index) => stock[places.indexOf(index)] ?? null), ...stock.filter(isNew)],
  }
}

function sheetVariant(row: SheetRow, former: VariantForm = emptyVariant): VariantForm | Finding {
  const { cells, breaks, pricedUnit } = row
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
  if (wrong !== undefined) return { code: 'not-a-number', field: wrong[0] }
  const unit = text('unit', former.unit) || (pricedUnit?.unit ?? '')
  const wrongUnit = wrongPricedUnit(row, unit)
  if (wrongUnit !== null) return wrongUnit
  const filled = breaks.filter(({ from, price }) => `${from}${price}` !== '')
  if (filled.some(({ from }) => !/^\d{1,5}$/.test(from))) return { code: 'break-without-quantity' }
  const priceBreaks = filled.map(({ from, price }) => ({
    minQuantity: Number(from),
    priceWithGst: price,
  }))
  return {
    from: former.from,
    options: listOf(cells.get('size') || undefined, '|') ?? former.options,
    sku: cells.get('sku') || former.sku,
    unit,
    priceWithGst: text('price with gst', former.priceWithGst),
    mrp: text('mrp', former.mrp),
    image: text('size picture', former.image),
    ...numbers,
    packagingCost: text('packing charge', former.packagingCost),
    priceBreaks: breaks.length === 0 ? former.priceBreaks : priceBreaks,
  }
}

/** Reason that the price of a row is for another unit than its size is sold by; null when it is not. */
function wrongPricedUnit(
  { cells, pricedUnit }: Pick<SheetRow, 'cells' | 'pricedUnit'>,
  unit: string,
): Finding | null {
  const isPriced = `${cells.get('price with gst') ?? ''}${cells.get('price without gst') ?? ''}` !== ''
  return pricedUnit === undefined || !isPriced ? null : pricedUnitIssue(pricedUnit, unit)
}
