import { formatPrice } from '#domain/money/format.ts'
import { isForSale } from '../is-for-sale.ts'
import type { PublicVariant } from './variant.ts'

/** The options of a variant on one line, or the given label for a variant without options (LIST-04). */
export function variantLabel(variant: Pick<PublicVariant, 'options'>, emptyLabel: string): string {
  return variant.options.length === 0 ? emptyLabel : variant.options.join(' · ')
}

export interface PriceLabels {
  /** Null for a variant that is not for sale. */
  selling: string | null
  /** Null unless it is higher than the selling price. */
  base: string | null
}

/** The formatted prices of a card: two decimals in lists, one and none on compact cards (GEN-02, GEN-03). */
export function priceLabels(
  variant: Pick<PublicVariant, 'basePrice' | 'priceWithGst'>,
  compact = false,
): PriceLabels {
  if (!isForSale(variant)) return { selling: null, base: null }
  return {
    selling: formatPrice(variant.priceWithGst, compact ? 1 : 2),
    base: variant.basePrice > variant.priceWithGst ? formatPrice(variant.basePrice, compact ? 0 : 2) : null,
  }
}
