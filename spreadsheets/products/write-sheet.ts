import type { EntryStatus } from '#domain/catalogue/entries/collections.ts'
import type { ProductForm, VariantForm } from '#domain/catalogue/entries/forms/forms.ts'
import { columns, MAX_BREAKS, type Column } from '#domain/catalogue/imports/columns.ts'

/** A product to write, with the ids of its variants. */
export type SheetEntry = {
  readonly id: string
  readonly status: EntryStatus
  readonly form: ProductForm
  readonly uids: readonly (string | null)[]
}

type Cell = string | number | null

const breakHeaders = Array.from({ length: MAX_BREAKS }, (_, index) => [
  `from ${index + 1}`,
  `price ${index + 1}`,
]).flat()

/** The first row of a sheet with these specifications. */
export function sheetHeader(specs: readonly string[]): string[] {
  return [...columns, ...breakHeaders, ...specs.map((name) => `spec: ${name}`)]
}

/** The rows of a product: everything about it in the first one, and its further sizes below. */
export function sheetRows({ id, status, form, uids }: SheetEntry, specs: readonly string[]): Cell[][] {
  const sizes: readonly (VariantForm | null)[] = form.variants.length === 0 ? [null] : form.variants
  return sizes.map((variant, index) => {
    const cells = {
      ...(index === 0 && productCells(form, status)),
      ...sizeCells(variant, uids[index] ?? null),
      id,
    }
    const breaks = Array.from({ length: MAX_BREAKS }, (_, at): Cell[] => {
      const held = variant?.priceBreaks[at]
      return held === undefined ? [null, null] : [held.minQuantity, Number(held.priceWithGst)]
    }).flat()
    const values = specs.map((name): Cell => {
      const attribute = index === 0 ? form.attributes.find((each) => each.name === name) : undefined
      return attribute?.values.join(' | ') ?? null
    })
    return [...columns.map((column): Cell => cells[column] ?? null), ...breaks, ...values]
  })
}

function productCells(form: ProductForm, status: EntryStatus): Partial<Record<Column, Cell>> {
  return {
    name: form.name,
    subcategory: form.subcategoryIds.join(' | '),
    status,
    'in one sentence': form.short,
    description: form.long,
    features: form.features.join(' | '),
    pictures: form.images.join(' | '),
    drawings: form.drawings.join(' | '),
    'search words': form.searchWords.join(', '),
    hsn: form.hsn,
    'gst rate': form.gstRate,
    'country of origin': form.countryOfOrigin,
    'name in hindi': form.hindiName ?? null,
    'in one sentence in hindi': form.hindiShort ?? null,
    'description in hindi': form.hindiLong ?? null,
    'features in hindi': form.hindiFeatures?.join(' | ') ?? null,
  }
}

function sizeCells(variant: VariantForm | null, uid: string | null): Partial<Record<Column, Cell>> {
  if (variant === null) return {}
  return {
    'size id': uid,
    sku: variant.sku,
    size: variant.options.join(' | '),
    unit: variant.unit,
    'price with gst': rupees(variant.priceWithGst),
    mrp: rupees(variant.mrp),
    'least quantity': variant.minQuantity,
    'in steps of': variant.quantityStep,
    'weight kg': variant.weightKg,
    'length mm': variant.lengthMm,
    'width mm': variant.widthMm,
    'height mm': variant.heightMm,
    'diameter mm': variant.diameterMm,
    'packing charge': rupees(variant.packagingCost),
    'size picture': variant.image,
  }
}

function rupees(text: string): Cell {
  return text === '' ? null : Number(text)
}
