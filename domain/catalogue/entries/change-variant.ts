import { parsePrice } from '../../money/parse-price.ts'
import type { Price } from '../../money/price.ts'
import { dimensionFields } from '../measures/dimensions.ts'
import { parseRate } from '../prices/gst-rate.ts'
import { parseText, parseTexts } from '../parse-result.ts'
import type { PriceBreak } from '../prices/price-breaks.ts'
import { parseMeasures, type Variant } from '../variants/variant.ts'
import { differs } from './forms/differs.ts'
import type { VariantForm } from './forms/forms.ts'
import { isRefusal, refuse, type Refusal } from './refusal.ts'
import { rateOfPrices, splitPrice } from './forms/split-price.ts'

/** A variant before a change: its record, and the form that showed it. */
export type FormerVariant = { readonly record: Variant; readonly form: VariantForm }

type PriceContext = { readonly rate: string; readonly isRepriced: boolean; readonly newUid: () => string }

const nothing = 0 as Price
/** A variant that nothing is said of yet. */
const empty: Omit<Variant, 'uid'> = {
  options: [],
  unit: null,
  taxStatus: 'Taxable',
  image: null,
  basePrice: nothing,
  discount: nothing,
  packagingCost: nothing,
  priceWithoutGst: nothing,
  gst: nothing,
  priceWithGst: nothing,
  commission: nothing,
}

type Changed = (field: keyof VariantForm) => boolean

/** A variant as its form says; without a former one it is new. */
export function changeVariant(
  former: FormerVariant | undefined,
  form: VariantForm,
  { rate, isRepriced, newUid }: PriceContext,
): Variant | Refusal {
  const changed: Changed = (field) => former === undefined || differs(form[field], former.form[field])
  const record = former?.record ?? { ...empty, uid: newUid() }
  const packagingCost = changed('packagingCost') ? parseRupees(form.packagingCost) : record.packagingCost
  if (packagingCost === null) return refuse('packagingCost', { code: 'not-an-amount' })
  const variant: Variant = {
    ...withMeasures(withSku(record, form, changed), form, changed),
    options: changed('options') ? parseTexts(form.options) : record.options,
    unit: parseText(form.unit),
    image: parseText(form.image),
    packagingCost,
  }
  const isPriced = isRepriced || changed('priceWithGst') || changed('mrp')
  const hasBreaks = isRepriced || changed('priceBreaks')
  if (!isPriced && !hasBreaks) return variant
  const hundredths = rateHundredths(rate) ?? (former === undefined ? null : rateOfPrices(former.record))
  if (hundredths === null) return refuse('priceWithGst', { code: 'needs-rate' })
  return priceVariant(variant, form, { rate: hundredths, isPriced, hasBreaks })
}

type Pricing = { readonly rate: number; readonly isPriced: boolean; readonly hasBreaks: boolean }

function priceVariant(
  variant: Variant,
  form: VariantForm,
  { rate, isPriced, hasBreaks }: Pricing,
): Variant | Refusal {
  const priced = isPriced ? withPrices(variant, form, rate) : variant
  return isRefusal(priced) || !hasBreaks ? priced : withBreaks(priced, form, rate)
}

function withSku(variant: Variant, form: VariantForm, changed: Changed): Variant {
  if (!changed('sku')) return variant
  const { sku: _, ...others } = variant
  const sku = parseText(form.sku)
  return sku === null ? others : { ...others, sku }
}

const measures = ['minQuantity', 'quantityStep', 'weightKg', ...dimensionFields] as const

function withMeasures(variant: Variant, form: VariantForm, changed: Changed): Variant {
  const written: { -readonly [Field in keyof Variant]: Variant[Field] } = { ...variant }
  for (const field of measures) if (changed(field)) delete written[field]
  const typed = measures.filter(changed).map((field) => [field, form[field]])
  return { ...written, ...parseMeasures(Object.fromEntries(typed), '', []) }
}

function withPrices(variant: Variant, form: VariantForm, rate: number): Variant | Refusal {
  const withGst = parseRupees(form.priceWithGst)
  if (withGst === null) return refuse('priceWithGst', { code: 'not-an-amount-such-as', sample: '382.50' })
  const mrp = parseRupees(form.mrp)
  if (mrp === null) return refuse('mrp', { code: 'not-an-amount-such-as', sample: '450' })
  if (mrp > 0 && mrp < withGst) return refuse('mrp', { code: 'mrp-below-price' })
  const prices = splitPrice(withGst, rate)
  // without an MRP nothing is struck through, and nothing is saved
  const basePrice = mrp > 0 ? mrp : withGst
  return { ...variant, ...prices, basePrice, discount: (basePrice - prices.priceWithoutGst) as Price }
}

function withBreaks(variant: Variant, form: VariantForm, rate: number): Variant | Refusal {
  const list: PriceBreak[] = []
  for (const [index, { minQuantity, priceWithGst }] of form.priceBreaks.entries()) {
    const price = parseRupees(priceWithGst)
    if (price === null || price === 0) return refuse(`priceBreaks.${index}`, { code: 'not-an-amount' })
    list.push({ minQuantity, ...splitPrice(price, rate) })
  }
  const { priceBreaks: _, ...others } = variant
  return list.length > 0 ? { ...others, priceBreaks: list } : others
}

/** Nothing typed is 0; null for what is no amount. */
function parseRupees(text: string): Price | null {
  if (text.trim() === '') return nothing
  const parsed = parsePrice(text)
  return 'issue' in parsed ? null : parsed.price
}

function rateHundredths(text: string): number | null {
  const rate = parseRate(text)
  return rate === null ? null : Math.round(rate * 100)
}
