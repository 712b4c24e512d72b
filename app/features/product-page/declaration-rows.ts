import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import { contentOf } from '#domain/catalogue/prices/comparable-price.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { variantLabel } from '#domain/catalogue/variants/variant-label.ts'
import type { PublicVariant } from '#domain/catalogue/variants/variant.ts'
import { formatPrice } from '#domain/money/format.ts'
import type { StoreSettings } from '#domain/store/settings.ts'
import { declarationMessages } from '#messages/catalogue/declarations.ts'
import type { TableRow } from './sizes-props.ts'

/** The most sizes that a row names one by one. */
const MOST_NAMED = 6
const amountFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/**
 * Rows of the specifications that law asks for beside what a product says itself: net quantity, MRP and customer care. Maker, importer and
 * best before are attributes. Only for loaders.
 */
export function declarationRows(
  { attributes, variants }: Pick<PublicProduct, 'attributes' | 'variants'>,
  { hotline, email }: Pick<StoreSettings, 'hotline' | 'email'>,
): TableRow[] {
  const t = declarationMessages
  const sold = variants.filter(isForSale)
  const isDeclared = (wanted: RegExp): boolean => attributes.some(({ name }) => wanted.test(name))
  const quantities = [...new Set(sold.flatMap((variant) => netQuantity(variant) ?? []))]
  const care = [hotline, email].filter((each) => each !== '').join(', ')
  return [
    ...(quantities.length === 0 || isDeclared(/^net (?:quantity|contents?|weight)/i)
      ? []
      : [[t.netQuantity, named(quantities)] as const]),
    ...(sold.length === 0 ? [] : [[t.mrp, mrps(sold)] as const]),
    ...(care === '' ? [] : [[t.care, care] as const]),
  ]
}

/** Content of one unit, such as 40 kg; one of the unit where nothing tells it, and null without a unit. */
function netQuantity(variant: PublicVariant): string | null {
  const { inUnit } = declarationMessages
  const content = contentOf(variant)
  if (content !== null) return `${amountFormat.format(content[1])} ${inUnit(content[0])}`
  return variant.unit === null ? null : `1 ${inUnit(variant.unit)}`
}

/** The MRP of each size, or the range of many. */
function mrps(sold: readonly PublicVariant[]): string {
  const prices = sold.map(({ basePrice }) => basePrice).toSorted((a, b) => a - b)
  const [lowest, highest] = [prices[0], prices.at(-1)]
  if (lowest === undefined || highest === undefined) return ''
  if (lowest === highest) return formatPrice(lowest)
  if (sold.length > MOST_NAMED) return declarationMessages.range(formatPrice(lowest), formatPrice(highest))
  return sold.map((variant) => `${variantLabel(variant, '')}: ${formatPrice(variant.basePrice)}`).join('; ')
}

function named(texts: readonly string[]): string {
  const [first = '', ...others] = texts
  return texts.length > MOST_NAMED ? declarationMessages.range(first, others.at(-1) ?? '') : texts.join(', ')
}
