import { parsePrice } from '../../money/parse-price.ts'
import type { ProductForm, VariantForm } from '../entries/forms/forms.ts'
import type { Product } from '../product.ts'
import type { ScheduledPrice } from './scheduled-change.ts'

/** The form of a product with scheduled prices, whatever else it says by now; `missing` is a size that is no longer there. */
export function applyPrices(
  form: ProductForm,
  { variants }: Pick<Product, 'variants'>,
  prices: readonly ScheduledPrice[],
): { readonly form: ProductForm } | { readonly missing: string } {
  const changed = [...form.variants]
  for (const { uid, options, priceWithGst, mrp, priceBreaks } of prices) {
    const index = variants.findIndex((variant) =>
      uid === null
        ? variant.uid === null && variant.options.join('\n') === options.join('\n')
        : variant.uid === uid,
    )
    const variant = changed[index]
    if (variant === undefined) return { missing: options.join(', ') }
    changed[index] = { ...variant, priceWithGst, mrp, priceBreaks }
  }
  return { form: { ...form, variants: changed } }
}

/** The place of the first price break that is not below the price before it; null when they all fall. */
export function findRisingBreak({
  priceWithGst,
  priceBreaks,
}: Pick<VariantForm, 'priceWithGst' | 'priceBreaks'>): number | null {
  const prices = [priceWithGst, ...priceBreaks.map((rung) => rung.priceWithGst)].map((text) => {
    const parsed = parsePrice(text)
    return 'issue' in parsed ? null : parsed.price
  })
  const index = prices.findIndex((price, at) => {
    const before = prices[at - 1]
    return price !== null && before !== null && before !== undefined && price >= before
  })
  return index < 0 ? null : index - 1
}
