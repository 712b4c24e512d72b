import type { PublicVariant } from './variant.ts'
import { formatPrice } from '#domain/money/format.ts'

/** The options of a variant in one line, or what stands for a variant without any (LIST-04). */
export function variantLabel(variant: PublicVariant, none: string): string {
  return variant.options.length === 0 ? none : variant.options.join(' · ')
}

export interface PriceLabels {
  selling: string
  /** Only when it is higher than the selling price. */
  base: string | null
}

/** The prices of a card as texts: lists show two decimals, compact cards one and none (GEN-02, GEN-03). */
export function priceLabels(variant: PublicVariant, compact = false): PriceLabels {
  return {
    selling: formatPrice(variant.priceWithGst, compact ? 1 : 2),
    base: variant.basePrice > variant.priceWithGst ? formatPrice(variant.basePrice, compact ? 0 : 2) : null,
  }
}
