import { parsePrice } from '../money/parse-price.ts'
import { priceNumber, type Price } from '../money/price.ts'
import { isRawDocument, type RawDocument } from './parse-result.ts'
import type { Product } from './product.ts'

/** New prices of one variant, as people think them: with GST, in rupees as exact text. */
export type VariantPrice = { readonly index: number; readonly priceWithGst: string }

/** What the desk changes about a product; what is left out stays. */
export type ProductChange = {
  readonly name?: string
  readonly prices?: readonly VariantPrice[]
}

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000

/**
 * The document of a product with some changes, in the form in which it was delivered; a string is the reason why it cannot be
 * changed so. The parts of a price are worked out from the price with GST and the product's rate, and add up exactly: ₹118 at
 * 18 % are ₹100 and ₹18. The discount becomes what the base price is above it.
 */
export function editProductDocument(
  document: RawDocument,
  product: Product,
  { name, prices = [] }: ProductChange,
): RawDocument | string {
  const renamed = name === undefined ? document : { ...document, productName: name }
  if (prices.length === 0) return renamed
  const isText = typeof document.variants === 'string'
  const content: unknown = isText ? JSON.parse(String(document.variants)) : document.variants
  if (typeof content !== 'object' || content === null) return 'has no variants'
  const keys = Object.keys(content)
  const variants: Record<string, unknown> = { ...content }
  for (const { index, priceWithGst } of prices) {
    const key = keys[index]
    const variant = key === undefined ? undefined : variants[key]
    if (key === undefined || !isRawDocument(variant)) return `has no variant ${index}`
    const changed = priceVariant(variant, product, { index, priceWithGst })
    if (typeof changed === 'string') return changed
    variants[key] = changed
  }
  const written = Array.isArray(content) ? Object.values(variants) : variants
  return { ...renamed, variants: isText ? JSON.stringify(written) : written }
}

function priceVariant(
  variant: RawDocument,
  product: Product,
  { index, priceWithGst }: VariantPrice,
): RawDocument | string {
  const parsed = parsePrice(priceWithGst)
  if ('issue' in parsed) return `price ${parsed.issue}`
  const record = product.variants[index]
  const rate = parseRate(product.gstRate) ?? (record === undefined ? null : rateOf(record))
  if (rate === null) return 'has no rate of GST'
  const withGst = parsed.price
  const without = Math.round((withGst * WHOLE) / (WHOLE + rate)) as Price
  const gst = (withGst - without) as Price
  const base = Math.max(record?.basePrice ?? without, without) as Price
  return {
    ...variant,
    basePrice: priceNumber(base),
    discountAmount: priceNumber((base - without) as Price),
    sellingPriceWOGST: priceNumber(without),
    sellingGSTAmount: priceNumber(gst),
    sellingPriceWithGST: priceNumber(withGst),
  }
}

/** A rate of GST in hundredths of a percent. */
function parseRate(text: string | null): number | null {
  const match = /^\s*(\d{1,2}(?:\.\d{1,2})?)\s*%?\s*$/.exec(text ?? '')
  return match === null ? null : Math.round(Number(match[1]) * 100)
}

function rateOf({
  priceWithoutGst,
  gst,
}: {
  readonly priceWithoutGst: Price
  readonly gst: Price
}): number | null {
  return priceWithoutGst === 0 ? null : Math.round((gst / priceWithoutGst) * WHOLE)
}
