import { parsePrice } from '../../money/parse-price.ts'
import { priceNumber, type Price } from '../../money/price.ts'
import { parseRate } from '../gst-rate.ts'
import { dimensionFields } from '../dimensions.ts'
import type { RawDocument } from '../parse-result.ts'
import type { Variant } from '../variant.ts'
import { differs } from './differs.ts'
import type { VariantForm } from './forms.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'
import { rateOfParts, splitPrice } from './split-price.ts'

/** A variant before a change: as delivered, as parsed, and as its form showed it. */
export type FormerVariant = {
  readonly raw: RawDocument
  readonly record: Variant
  readonly form: VariantForm
}

type PriceContext = { readonly rate: string; readonly isRepriced: boolean; readonly newUid: () => string }

/** The document of a variant as its form says; without a former one it is new. */
export function writeVariant(
  former: FormerVariant | undefined,
  form: VariantForm,
  { rate, isRepriced, newUid }: PriceContext,
): RawDocument | Refusal {
  const changed: Changed = (field) => former === undefined || differs(form[field], former.form[field])
  const start = former?.raw ?? { uid: newUid(), taxStatus: 'Taxable' }
  const variant = writeNumbers({ ...start, ...writeTexts(form, changed) }, form, changed)
  if (changed('sku')) {
    if (form.sku === '') delete variant.sku
    else variant.sku = form.sku
  }
  if (changed('packagingCost')) {
    const cost = parseRupees(form.packagingCost)
    if (cost === null) return refuse('packagingCost', 'must be an amount in rupees')
    variant.packagingCost = priceNumber(cost)
  }
  const isPriced = isRepriced || changed('priceWithGst') || changed('mrp')
  const hasBreaks = isRepriced || changed('priceBreaks')
  return isPriced || hasBreaks
    ? withPrices(variant, form, { former: former?.record, rate, isPriced, hasBreaks })
    : variant
}

type PriceChange = {
  readonly former: Variant | undefined
  readonly rate: string
  readonly isPriced: boolean
  readonly hasBreaks: boolean
}

function withPrices(
  variant: RawDocument,
  form: VariantForm,
  { former, rate, isPriced, hasBreaks }: PriceChange,
): RawDocument | Refusal {
  const hundredths = rateHundredths(rate) ?? (former === undefined ? null : rateOfParts(former))
  if (hundredths === null) return refuse('priceWithGst', 'needs the rate of GST: fill it in above')
  const priced = isPriced ? writePrices(form, hundredths) : {}
  if (isRefusal(priced)) return priced
  return hasBreaks ? withBreaks({ ...variant, ...priced }, form, hundredths) : { ...variant, ...priced }
}

function withBreaks(variant: RawDocument, form: VariantForm, rate: number): RawDocument | Refusal {
  const breaks = writeBreaks(form, rate)
  if (isRefusal(breaks)) return breaks
  const { priceBreaks: _, ...others } = variant
  return breaks.list.length > 0 ? { ...others, priceBreaks: breaks.list } : others
}

function writeNumbers(variant: RawDocument, form: VariantForm, changed: Changed): Record<string, unknown> {
  const written: Record<string, unknown> = { ...variant }
  for (const field of ['minQuantity', 'quantityStep', 'weightKg', ...dimensionFields] as const) {
    if (!changed(field)) continue
    if (form[field] === null) delete written[field]
    else written[field] = form[field]
  }
  return written
}

type Changed = (field: keyof VariantForm) => boolean

function writeTexts(form: VariantForm, changed: Changed): RawDocument {
  const fields = (['options', 'unit', 'image'] as const).filter(changed)
  return Object.fromEntries(fields.map((field) => [field, form[field]]))
}

function writePrices(form: VariantForm, rate: number): RawDocument | Refusal {
  const withGst = parseRupees(form.priceWithGst)
  if (withGst === null) return refuse('priceWithGst', 'must be an amount in rupees such as 382.50')
  const mrp = parseRupees(form.mrp)
  if (mrp === null) return refuse('mrp', 'must be an amount in rupees such as 450')
  if (mrp > 0 && mrp < withGst) return refuse('mrp', 'is below the price: nobody may sell above the MRP')
  const { priceWithoutGst, gst } = splitPrice(withGst, rate)
  // without an MRP nothing is struck through, and nothing is saved
  const base = mrp > 0 ? mrp : withGst
  return {
    basePrice: priceNumber(base),
    discountAmount: priceNumber((base - priceWithoutGst) as Price),
    sellingPriceWOGST: priceNumber(priceWithoutGst),
    sellingGSTAmount: priceNumber(gst),
    sellingPriceWithGST: priceNumber(withGst),
  }
}

function writeBreaks(form: VariantForm, rate: number): { readonly list: readonly RawDocument[] } | Refusal {
  const list: RawDocument[] = []
  for (const [index, { minQuantity, priceWithGst }] of form.priceBreaks.entries()) {
    const price = parseRupees(priceWithGst)
    if (price === null || price === 0) return refuse(`priceBreaks.${index}`, 'must be an amount in rupees')
    const parts = splitPrice(price, rate)
    list.push({
      minQuantity,
      sellingPriceWOGST: priceNumber(parts.priceWithoutGst),
      sellingGSTAmount: priceNumber(parts.gst),
      sellingPriceWithGST: priceNumber(parts.priceWithGst),
    })
  }
  return { list }
}

/** Nothing typed is 0; null for what is no amount. */
function parseRupees(text: string): Price | null {
  if (text.trim() === '') return 0 as Price
  const parsed = parsePrice(text)
  return 'issue' in parsed ? null : parsed.price
}

function rateHundredths(text: string): number | null {
  const rate = parseRate(text)
  return rate === null ? null : Math.round(rate * 100)
}
