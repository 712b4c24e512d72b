import { comparablePrice } from '../prices/comparable-price.ts'
import { isForSale } from '../is-for-sale.ts'
import type { TierPrice } from '../prices/price-breaks.ts'
import type { CardVariant, ProductCard, ProductTitle } from './product-card.ts'
import { toPublicProduct, type Product, type PublicProduct } from '../product.ts'
import type { Glossary } from '../translations/glossary.ts'
import { translateCard } from '../translations/translate.ts'
import { shorten } from './shorten.ts'
import type { PublicVariant } from '../variants/variant.ts'

/** A name that is longer is cut in lists; two lines of a card show less. */
const MAX_CARD_NAME = 200

/** The card of a product with the image of the first variant that fits, where only some do. */
export function toProductCard(product: PublicProduct, fits: readonly number[] | null = null): ProductCard {
  const shown = product.variants[fits?.[0] ?? 0]
  const measure = shown && isForSale(shown) ? comparablePrice(shown) : null
  return {
    ...toProductTitle(product),
    ...(fits !== null && shown?.image && { image: shown.image }),
    summary: product.description.short,
    variants: product.variants.map(toCardVariant),
    ...(fits !== null && { fits }),
    ...(measure !== null && { measure }),
  }
}

/** The card of a stored product in a language. Which variants fit is told by the English ones, as is what they measure. */
export function makeProductCard(
  record: Product,
  glossary: Glossary,
  fitsOf: (product: PublicProduct) => readonly number[] | null = () => null,
): ProductCard {
  const product = toPublicProduct(record)
  return translateCard(toProductCard(product, fitsOf(product)), record, glossary)
}

/** Name and picture of a product in a list: its first image, or that of its first variant. */
export function toProductTitle({ id, name, description, variants }: PublicProduct): ProductTitle {
  return {
    id,
    name: shorten(name, MAX_CARD_NAME),
    image: description.images[0] ?? variants[0]?.image ?? null,
  }
}

function toCardVariant(variant: PublicVariant): CardVariant {
  const { uid, options, unit, image, basePrice, priceWithGst, stock, minQuantity, quantityStep } = variant
  return {
    uid,
    options,
    unit,
    image,
    basePrice,
    priceWithGst,
    ...(variant.priceBreaks && { priceBreaks: variant.priceBreaks.map(toTierPrice) }),
    ...(minQuantity !== undefined && { minQuantity }),
    ...(quantityStep !== undefined && { quantityStep }),
    ...(stock && { stock }),
  }
}

const toTierPrice = ({ minQuantity, priceWithGst }: TierPrice): TierPrice => ({ minQuantity, priceWithGst })
