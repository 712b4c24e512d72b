import { comparablePrice } from '#domain/catalogue/comparable-price.ts'
import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import { packCoverage } from '#domain/catalogue/pack-coverage.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import type { PublicVariant } from '#domain/catalogue/variant.ts'
import { formatWeight } from '#domain/catalogue/weight.ts'
import { variantFactMessages } from '#app/messages/variant-facts.ts'
import type { VariantFacts } from './sizes-props.ts'

const areaFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** What the page says of a variant beside its price, worked out here so that the browser need not know how. */
export function variantFacts(product: PublicProduct, variant: PublicVariant): VariantFacts {
  const t = variantFactMessages.en
  const { unit, weightKg } = variant
  const weight = weightKg === undefined || unit === null || unit === 'kg' ? null : formatWeight(weightKg)
  const covered = packCoverage(variant, product)
  const area = covered === null ? null : areaFormat.format(covered.sqFt)
  const coats = covered?.coats ? t.coats(covered.coats) : ''
  return {
    measure: isForSale(variant) ? comparablePrice(variant) : null,
    notes: [
      ...(weight === null ? [] : [t.weight(weight, unit ?? '')]),
      ...(area === null ? [] : [t.covers(area, coats)]),
    ],
  }
}
