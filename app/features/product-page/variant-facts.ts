import { comparablePrice } from '#domain/catalogue/prices/comparable-price.ts'
import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import { outlinePath } from '#domain/catalogue/outline-address.ts'
import { packCoverage } from '#domain/catalogue/measures/pack-coverage.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { translateWord } from '#domain/catalogue/translations/glossary.ts'
import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { formatWeight } from '#domain/catalogue/measures/weight.ts'
import { variantFactMessages } from '#messages/catalogue/variant-facts.ts'
import { sideRows } from './dimension-facts.ts'
import type { TableRow, VariantFacts } from './sizes-props.ts'

const areaFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** Works out what the page says of a variant beside its price, so that the browser need not know how. */
export function variantFacts(product: PublicProduct, variant: PublicVariant): VariantFacts {
  const t = variantFactMessages
  const { unit, weightKg } = variant
  const weight = weightKg === undefined || unit === null || unit === 'kg' ? null : formatWeight(weightKg)
  const covered = packCoverage(variant, product)
  const area = covered === null ? null : areaFormat.format(covered.sqFt)
  const coats = covered?.coats ? t.coats(covered.coats) : ''
  return {
    measure: isForSale(variant) ? comparablePrice(variant) : null,
    sides: sideRows(variant),
    drawings: product.description.drawings ?? outlines(variant),
    notes: [
      ...(weight === null ? [] : [t.weight(weight, unit ?? '')]),
      ...(area === null ? [] : [t.covers(area, coats)]),
    ],
  }
}

/** Drawings of the sides that the store makes itself; none where it cannot. */
function outlines(variant: PublicVariant): string[] {
  const path = outlinePath(variant)
  return path === null ? [] : [path]
}

/** The attributes as stored, then the tax code and the origin (PROD-05). */
export function specificationRows({
  attributes,
  hsn,
  countryOfOrigin,
  labels = {},
}: PublicProduct): TableRow[] {
  const t = variantFactMessages
  const labelOf = (word: string): string => translateWord(labels, word)
  return [
    ...attributes.map(({ name, values }): TableRow => [labelOf(name), values.map(labelOf).join(', ')]),
    ...(hsn === null ? [] : [[t.hsn, hsn] as const]),
    ...(countryOfOrigin === null ? [] : [[t.origin, labelOf(countryOfOrigin)] as const]),
  ]
}
