import { roundToPaise, type Paise } from '../../money/paise.ts'
import { publicPicture } from './public-picture.ts'
import { isForSale } from '../is-for-sale.ts'
import { variantAddress } from '../lists/variant-address.ts'
import { contentOf, type ComparableUnit } from '../prices/comparable-price.ts'
import { unitPriceAt } from '../prices/price-breaks.ts'
import type { PublicProduct } from '../product.ts'
import { variantLabel } from '../variants/variant-label.ts'
import type { PublicVariant } from '../variants/variant.ts'

/** An amount of something, such as 40 kg. */
export type Amount = { readonly value: number; readonly unit: ComparableUnit }

/**
 * A variant as a catalogue of another company lists it: what a customer buys at least, so that the price, the content and the weight are those
 * of the least quantity. Paths are the store's.
 */
export type MerchantItem = {
  readonly id: string
  readonly groupId: string | null
  readonly title: string
  readonly description: string
  readonly path: string
  readonly images: readonly string[]
  readonly isInStock: boolean
  /** With GST; the MRP where that is higher, and `salePrice` the price then. */
  readonly price: Paise
  readonly salePrice: Paise | null
  readonly brand: string | null
  readonly mpn: string | null
  readonly gtin: string | null
  readonly size: string
  readonly content: Amount | null
  readonly weightKg: number | null
  /** Names from the department down. */
  readonly categories: readonly string[]
}

/** Facts of a product that its record does not have. */
type Beside = {
  readonly categories: readonly string[]
  readonly gtinOf: (uid: string) => string | null
}

/** Id of a variant that is the same on its page and in every feed. A `uid` alone may be one that other products use too. */
export function merchantId(
  { id }: Pick<PublicProduct, 'id'>,
  { uid }: Pick<PublicVariant, 'uid'>,
  index: number,
): string {
  if (uid?.startsWith(id) === true) return uid
  return `${id}-${uid ?? index}`
}

/** The variants of a product that are for sale and have a picture, without which no feed takes them. */
export function merchantItems(product: PublicProduct, { categories, gtinOf }: Beside): MerchantItem[] {
  const { description, name, variants } = product
  const attribute = (wanted: RegExp): string | null =>
    product.attributes.find((each) => wanted.test(each.name))?.values[0] ?? null
  const common = {
    categories,
    groupId: variants.length > 1 ? product.id : null,
    description: [description.long, description.short, name].find((text) => text !== '') ?? name,
    brand: attribute(/^brand$/i),
    mpn: variants.length > 1 ? null : attribute(/^(?:model (?:no\.?|number)|mpn|part (?:no\.?|number))$/i),
  }
  return variants.flatMap((variant, index): MerchantItem[] => {
    const images = [...new Set([variant.image, ...description.images])]
      .filter((image) => image !== null)
      .filter((image) => publicPicture(image, '') !== null)
    if (!isForSale(variant) || images.length === 0) return []
    const size = variantLabel(variant, '')
    return [
      {
        ...common,
        ...atLeast(variant),
        id: merchantId(product, variant, index),
        title: size === '' ? name : `${name}, ${size}`,
        path: variantAddress(product.id, index),
        images,
        isInStock: variant.stock?.left !== 0,
        gtin: variant.uid === null ? null : gtinOf(variant.uid),
        size,
      },
    ]
  })
}

/** Prices, content and weight of the least quantity that is sold. */
function atLeast(variant: PublicVariant): Pick<MerchantItem, 'price' | 'salePrice' | 'content' | 'weightKg'> {
  const { basePrice, minQuantity = 1, weightKg } = variant
  const all = (unitPrice: number): Paise => roundToPaise(BigInt(unitPrice) * BigInt(minQuantity))
  const selling = unitPriceAt(variant, minQuantity)
  const content = contentOf(variant)
  return {
    price: all(Math.max(basePrice, selling)),
    salePrice: basePrice > selling ? all(selling) : null,
    content: content === null ? null : { unit: content[0], value: content[1] * minQuantity },
    weightKg: weightKg === undefined ? null : weightKg * minQuantity,
  }
}
