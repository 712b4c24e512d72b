import type { Price } from '../../money/price.ts'
import { parsePrice, toPrice } from '../../money/parse-price.ts'
import type { Finding } from '../../problem/findings.ts'
import type { VariantStock } from '../../stock/stock.ts'
import { MAX_QUANTITY, type QuantityRule } from '../prices/quantity-rule.ts'
import { parseDimensions, type Dimensions } from '../measures/dimensions.ts'
import { parsePriceBreaks } from '../prices/parse-price-breaks.ts'
import type { PriceBreak, UnitPrices } from '../prices/price-breaks.ts'
import {
  isRawDocument,
  parseJsonField,
  parseText,
  parseTexts,
  type RawDocument,
  type Rejected,
} from '../parse-result.ts'

/** The public part of a variant. Prices are for one unit. */
export type PublicVariant = {
  readonly uid: string | null
  readonly options: readonly string[]
  /** The options in English, which amounts are read from; absent where they are the same. */
  readonly readAs?: readonly string[]
  readonly unit: string | null
  readonly taxStatus: string | null
  readonly image: string | null
  readonly basePrice: Price
  readonly discount: Price
  readonly packagingCost: Price
  readonly priceWithoutGst: Price
  readonly gst: Price
  readonly priceWithGst: Price
  /** Prices by quantity (PRICE-01); absent when there are none. */
  readonly priceBreaks?: readonly PriceBreak[]
  /** The weight of one unit in kilograms; absent when it is not known. */
  readonly weightKg?: number
  /** Present where the stock is kept and little or nothing is left (STOCK-01). */
  readonly stock?: VariantStock
} & QuantityRule &
  Dimensions

/** A variant with its commission and its supplier's number, which never reach a customer's browser. */
export type Variant = PublicVariant & {
  readonly commission: Price
  /** Supplier's code for it; absent when that is not known. */
  readonly sku?: string
}

/** Parses the variant at a path of a product, which is rejected as a whole where it is none. */
export function parseVariant(value: unknown, path: string, issues: Finding[]): Variant | Rejected {
  if (!isRawDocument(value)) return { rejected: { code: 'not-an-object', field: path } }
  const errors: Finding[] = []
  const price = (field: string): Price | null => parsePriceField(value, { field, path, issues, errors })
  const givenBase = price('basePrice')
  const givenDiscount = price('discountAmount')
  const packaging = price('packagingCost')
  const commission = price('comissionAmount') ?? price('commissionAmount')
  if (errors[0] !== undefined) return { rejected: errors[0] }
  const parse = (document: RawDocument, at: string) => parseUnitPrices(document, at, issues)
  const first = parse(value, path)
  if ('rejected' in first) return first
  const priceBreaks = parsePriceBreaks(value.priceBreaks, { path, first, issues, parse })
  if ('rejected' in priceBreaks) return priceBreaks
  const sku = parseText(value.sku)
  const variant: Variant = {
    uid: parseText(value.uid),
    options: parseOptions(value.options, `${path}.options`, issues),
    unit: parseText(value.unit),
    taxStatus: parseText(value.taxStatus),
    image: parseText(value.image),
    ...mrpOf(first, { given: givenBase, discount: givenDiscount, path, issues }),
    packagingCost: packaging ?? (0 as Price),
    ...first,
    ...(priceBreaks.length > 0 && { priceBreaks }),
    ...parseMeasures(value, path, issues),
    commission: commission ?? (0 as Price),
    ...(sku !== null && { sku }),
  }
  return variant
}

type Given = {
  readonly given: Price | null
  readonly discount: Price | null
  readonly path: string
  readonly issues: Finding[]
}

/**
 * The base price, which is an MRP with tax, and its discount. Where none is given, or one below the price, it is the price: nobody
 * may sell above the MRP.
 */
function mrpOf(
  { priceWithoutGst, priceWithGst }: UnitPrices,
  { given, discount, path, issues }: Given,
): Pick<Variant, 'basePrice' | 'discount'> {
  const told = discount === null ? null : (given ?? priceWithoutGst) - discount
  if (told !== null && Math.abs(told - priceWithoutGst) > ROUNDING)
    issues.push({ code: 'discount-differs', field: path })
  if (given !== null && given >= priceWithGst)
    return { basePrice: given, discount: discount ?? difference(given, priceWithoutGst) }
  if (given !== null) issues.push({ code: 'mrp-raised', field: `${path}.basePrice` })
  return { basePrice: priceWithGst, discount: difference(priceWithGst, priceWithoutGst) }
}

/** Tolerances for the parts of a price: the difference that rounding explains, and the greatest one accepted at all. */
const ROUNDING = toPrice('0.01')
const MOST_MISSING = toPrice(1)

/**
 * The price of one unit and its parts, one of which may be missing. Parts that miss
 * the price by more than ₹1 mean that a figure is wrong, by less is noted (PRICE-07).
 */
function parseUnitPrices(document: RawDocument, path: string, issues: Finding[]): UnitPrices | Rejected {
  const errors: Finding[] = []
  const price = (field: string): Price | null => parsePriceField(document, { field, path, issues, errors })
  const withGst = price('sellingPriceWithGST')
  const without = price('sellingPriceWOGST')
  const gst = price('sellingGSTAmount')
  if (errors[0] !== undefined) return { rejected: errors[0] }
  if (withGst === null) return { rejected: { code: 'missing', field: `${path}.sellingPriceWithGST` } }
  const priceWithoutGst = without ?? (gst === null ? null : difference(withGst, gst))
  if (priceWithoutGst === null) return { rejected: { code: 'price-parts-missing', field: path } }
  const prices = {
    priceWithoutGst,
    gst: gst ?? difference(withGst, priceWithoutGst),
    priceWithGst: withGst,
  }
  const missing = Math.abs(priceWithoutGst + prices.gst - withGst)
  const differ = (tolerance: Price): Finding => ({ code: 'price-parts-differ', field: path, tolerance })
  if (missing > MOST_MISSING) return { rejected: differ(MOST_MISSING) }
  if (missing > ROUNDING) issues.push(differ(ROUNDING))
  return prices
}

/** The quantities, weight and sides of a document of a variant; what is none of these is an issue and left out. */
export function parseMeasures(
  document: RawDocument,
  path: string,
  issues: Finding[],
): QuantityRule & Pick<PublicVariant, 'weightKg'> & Dimensions {
  return {
    ...parseQuantityRule(document, path, issues),
    ...parseWeight(document.weightKg, path, issues),
    ...parseDimensions(document, path, issues),
  }
}

/** A least or step that is no whole number is an issue and counts as 1, which is what the absent ones mean. */
function parseQuantityRule(document: RawDocument, path: string, issues: Finding[]): QuantityRule {
  const whole = (field: 'minQuantity' | 'quantityStep') => {
    const text = parseText(document[field])
    if (text === null) return {}
    const value = Number(text)
    if (Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY) return { [field]: value }
    issues.push({ code: 'counts-as-one', field: `${path}.${field}`, most: MAX_QUANTITY })
    return {}
  }
  return { ...whole('minQuantity'), ...whole('quantityStep') }
}

const MAX_WEIGHT_KG = 1_000_000

function parseWeight(value: unknown, path: string, issues: Finding[]): Pick<PublicVariant, 'weightKg'> {
  const text = parseText(value)
  if (text === null) return {}
  const weightKg = Number(text)
  if (weightKg > 0 && weightKg <= MAX_WEIGHT_KG) return { weightKg }
  issues.push({ code: 'left-out', field: `${path}.weightKg`, expected: 'weight' })
  return {}
}

type PriceField = { field: string; path: string; issues: Finding[]; errors: Finding[] }

function parsePriceField(document: RawDocument, { field, path, issues, errors }: PriceField): Price | null {
  const value = document[field]
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return null
  const parsed = parsePrice(value)
  if ('issue' in parsed) {
    errors.push({ code: `price-${parsed.issue}`, field: `${path}.${field}`, text: parsed.text })
    return null
  }
  if (parsed.rounded) issues.push({ code: 'price-rounded', field: `${path}.${field}` })
  return parsed.price
}

function parseOptions(value: unknown, field: string, issues: Finding[]): string[] {
  const content =
    typeof value === 'string' && !/^\s*[[{]/.test(value) ? value : parseJsonField(value, field, issues)
  const list = Array.isArray(content) ? content : content === null ? [] : [content]
  return list.flatMap((option) =>
    parseTexts(isRawDocument(option) ? parseTexts(Object.values(option)).join(': ') : option),
  )
}

function difference(minuend: Price, subtrahend: Price): Price {
  return Math.max(0, minuend - subtrahend) as Price
}
