import type { Price } from '../money/price.ts'
import { parsePrice } from '../money/parse-price.ts'
import { isRawDocument, parseJsonField, parseText, parseTexts, type RawDocument } from './parse-result.ts'

/** What of a variant anybody may see. Prices are for one unit. */
export type PublicVariant = {
  readonly uid: string | null
  readonly options: readonly string[]
  readonly unit: string | null
  readonly taxStatus: string | null
  readonly image: string | null
  readonly basePrice: Price
  readonly discount: Price
  readonly packagingCost: Price
  readonly priceWithoutGst: Price
  readonly gst: Price
  readonly priceWithGst: Price
}

/** A variant as the store knows it. The commission never reaches a shopper's browser. */
export type Variant = PublicVariant & { readonly commission: Price }

/** Reads one variant; a text is the reason why the whole product is refused. */
export function parseVariant(value: unknown, where: string, notes: string[]): Variant | string {
  if (!isRawDocument(value)) return `${where} is not an object`
  const faults: string[] = []
  const price = (field: string): Price | null => readField(value, { field, where, notes, faults })
  const withGst = price('sellingPriceWithGST')
  const givenWithout = price('sellingPriceWOGST')
  const givenGst = price('sellingGSTAmount')
  const givenBase = price('basePrice')
  const givenDiscount = price('discountAmount')
  const packaging = price('packagingCost')
  const commission = price('comissionAmount') ?? price('commissionAmount')
  if (faults[0] !== undefined) return faults[0]
  if (withGst === null) return `${where}: sellingPriceWithGST is missing`
  const without = givenWithout ?? (givenGst === null ? null : difference(withGst, givenGst))
  if (without === null) return `${where}: sellingPriceWOGST and sellingGSTAmount are both missing`
  const base = givenBase ?? without
  const variant: Variant = {
    uid: parseText(value.uid),
    options: readOptions(value.options, `${where}: options`, notes),
    unit: parseText(value.unit),
    taxStatus: parseText(value.taxStatus),
    image: parseText(value.image),
    basePrice: base,
    discount: givenDiscount ?? difference(base, without),
    packagingCost: packaging ?? (0 as Price),
    priceWithoutGst: without,
    gst: givenGst ?? difference(withGst, without),
    priceWithGst: withGst,
    commission: commission ?? (0 as Price),
  }
  if (!addsUp(variant)) notes.push(`${where}: the parts of the price do not add up within ₹0.01`)
  return variant
}

type Field = { field: string; where: string; notes: string[]; faults: string[] }

function readField(document: RawDocument, { field, where, notes, faults }: Field): Price | null {
  const value = document[field]
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return null
  const reading = parsePrice(value)
  if ('fault' in reading) {
    faults.push(`${where}: ${field} ${reading.fault}`)
    return null
  }
  if (reading.rounded) notes.push(`${where}: ${field} was rounded to six decimals`)
  return reading.price
}

function readOptions(value: unknown, field: string, notes: string[]): string[] {
  const plain =
    typeof value === 'string' && !/^\s*[[{]/.test(value) ? value : parseJsonField(value, field, notes)
  const list = Array.isArray(plain) ? plain : plain === null ? [] : [plain]
  return list.flatMap((option) =>
    isRawDocument(option) ? parseTexts(Object.values(option)).join(': ') : parseTexts(option),
  )
}

function difference(whole: Price, part: Price): Price {
  return Math.max(0, whole - part) as Price
}

function addsUp(variant: Variant): boolean {
  const cent = 10_000
  const discount = Math.abs(variant.basePrice - variant.discount - variant.priceWithoutGst)
  const tax = Math.abs(variant.priceWithoutGst + variant.gst - variant.priceWithGst)
  return discount <= cent && tax <= cent
}
