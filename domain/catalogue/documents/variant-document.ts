import { priceNumber } from '../../money/price.ts'
import { isRawDocument, parseJsonField, type RawDocument } from '../parse-result.ts'
import type { PriceBreak, UnitPrices } from '../prices/price-breaks.ts'
import type { Variant } from '../variants/variant.ts'
import { isSame } from './is-same.ts'
import { jsonOr, likeFormer, plain, writeFields, type Delivered, type Spellings } from './write-fields.ts'

const spellings: Spellings<Variant> = {
  uid: plain('uid'),
  options: jsonOr('options'),
  unit: plain('unit'),
  taxStatus: plain('taxStatus'),
  image: plain('image'),
  sku: plain('sku'),
  minQuantity: plain('minQuantity'),
  quantityStep: plain('quantityStep'),
  weightKg: plain('weightKg'),
  lengthMm: plain('lengthMm'),
  widthMm: plain('widthMm'),
  heightMm: plain('heightMm'),
  diameterMm: plain('diameterMm'),
}

/** The document of a variant: as it was delivered, but for what its record says otherwise. */
export function variantDocument(variant: Variant, delivered: Delivered<Variant>): RawDocument {
  const { document, reads } = delivered
  const written = { ...writeFields(variant, spellings, delivered), ...writeAmounts(variant, reads) }
  if (isSame(variant.priceBreaks ?? [], reads?.priceBreaks ?? [])) return written
  const { priceBreaks: _, ...others } = written
  return variant.priceBreaks === undefined
    ? others
    : { ...others, priceBreaks: writeBreaks(variant.priceBreaks, document.priceBreaks) }
}

/** The prices, which are read together: all of them are written as soon as one differs. */
const priceFields = ['basePrice', 'discount', 'priceWithoutGst', 'gst', 'priceWithGst'] as const

function writeAmounts(variant: Variant, reads: Variant | null): RawDocument {
  const isPriced = reads !== null && priceFields.every((field) => variant[field] === reads[field])
  const differs = (field: 'packagingCost' | 'commission') => variant[field] !== (reads?.[field] ?? 0)
  return {
    ...(!isPriced && {
      basePrice: priceNumber(variant.basePrice),
      discountAmount: priceNumber(variant.discount),
      ...writeUnitPrices(variant),
    }),
    ...(differs('packagingCost') && { packagingCost: priceNumber(variant.packagingCost) }),
    ...(differs('commission') && { comissionAmount: priceNumber(variant.commission) }),
  }
}

function writeUnitPrices({ priceWithoutGst, gst, priceWithGst }: UnitPrices): RawDocument {
  return {
    sellingPriceWOGST: priceNumber(priceWithoutGst),
    sellingGSTAmount: priceNumber(gst),
    sellingPriceWithGST: priceNumber(priceWithGst),
  }
}

/** Price breaks, each with what else was delivered of one from the same quantity on. */
function writeBreaks(breaks: readonly PriceBreak[], former: unknown): unknown {
  const content = parseJsonField(former, 'priceBreaks', [])
  const known = (Array.isArray(content) ? content : []).filter(isRawDocument)
  const list = breaks.map(({ minQuantity, ...prices }) => ({
    ...known.find((each) => Number(each.minQuantity) === minQuantity),
    minQuantity,
    ...writeUnitPrices(prices),
  }))
  return likeFormer(former, list)
}
