import type { Price } from '../money/price.ts'
import { parsePrice, toPrice } from '../money/parse-price.ts'
import { isRawDocument, parseJsonField, parseText, parseTexts, type RawDocument } from './parse-result.ts'

/** The public part of a variant. Prices are for one unit. */
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

/** A variant with its commission, which never reaches a customer's browser. */
export type Variant = PublicVariant & { readonly commission: Price }

/** Whether a variant is for sale: one without a positive price is shown, but neither added nor ordered (PRICE-07). */
export function isForSale({ priceWithGst }: Pick<PublicVariant, 'priceWithGst'>): boolean {
  return priceWithGst > 0
}

/**
 * Parses a variant; a string is the reason why the whole product is rejected. Its price without GST and its GST make its
 * price with GST: when they miss it by more than ₹1 the delivery is wrong and rejected, by less it is noted (PRICE-07).
 */
export function parseVariant(value: unknown, where: string, issues: string[]): Variant | string {
  if (!isRawDocument(value)) return `${where} is not an object`
  const errors: string[] = []
  const price = (field: string): Price | null => parsePriceField(value, { field, where, issues, errors })
  const withGst = price('sellingPriceWithGST')
  const givenWithout = price('sellingPriceWOGST')
  const givenGst = price('sellingGSTAmount')
  const givenBase = price('basePrice')
  const givenDiscount = price('discountAmount')
  const packaging = price('packagingCost')
  const commission = price('comissionAmount') ?? price('commissionAmount')
  if (errors[0] !== undefined) return errors[0]
  if (withGst === null) return `${where}: sellingPriceWithGST is missing`
  const without = givenWithout ?? (givenGst === null ? null : difference(withGst, givenGst))
  if (without === null) return `${where}: sellingPriceWOGST and sellingGSTAmount are both missing`
  const base = givenBase ?? without
  const variant: Variant = {
    uid: parseText(value.uid),
    options: parseOptions(value.options, `${where}: options`, issues),
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
  return findPartsError(variant, where, issues) ?? variant
}

/** How far the parts of a price may be from it: what rounding explains, and what is accepted at all. */
const ROUNDING = toPrice('0.01')
const MOST_MISSING = toPrice(1)

function findPartsError(variant: Variant, where: string, issues: string[]): string | null {
  const missing = Math.abs(variant.priceWithoutGst + variant.gst - variant.priceWithGst)
  if (missing > MOST_MISSING)
    return `${where}: sellingPriceWOGST and sellingGSTAmount miss sellingPriceWithGST by more than ₹1`
  const discountMissing = Math.abs(variant.basePrice - variant.discount - variant.priceWithoutGst)
  if (Math.max(missing, discountMissing) > ROUNDING)
    issues.push(`${where}: the price components do not add up within ₹0.01`)
  return null
}

type PriceField = { field: string; where: string; issues: string[]; errors: string[] }

function parsePriceField(document: RawDocument, { field, where, issues, errors }: PriceField): Price | null {
  const value = document[field]
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return null
  const parsed = parsePrice(value)
  if ('issue' in parsed) {
    errors.push(`${where}: ${field} ${parsed.issue}`)
    return null
  }
  if (parsed.rounded) issues.push(`${where}: ${field} was rounded to six decimals`)
  return parsed.price
}

function parseOptions(value: unknown, field: string, issues: string[]): string[] {
  const content =
    typeof value === 'string' && !/^\s*[[{]/.test(value) ? value : parseJsonField(value, field, issues)
  const list = Array.isArray(content) ? content : content === null ? [] : [content]
  return list.flatMap((option) =>
    isRawDocument(option) ? parseTexts(Object.values(option)).join(': ') : parseTexts(option),
  )
}

function difference(minuend: Price, subtrahend: Price): Price {
  return Math.max(0, minuend - subtrahend) as Price
}
