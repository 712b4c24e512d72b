import type { PublicVariant } from './variants/variant.ts'

/** Tells whether a variant may be put into a cart: it is for sale, and not out of stock as far as is known. */
export function canBeAdded({ priceWithGst, stock }: Pick<PublicVariant, 'priceWithGst' | 'stock'>): boolean {
  return priceWithGst > 0 && stock?.left !== 0
}

/** Tells whether a variant is for sale: one without a positive price is shown, but neither added nor ordered (PRICE-07). */
export function isForSale({ priceWithGst }: Pick<PublicVariant, 'priceWithGst'>): boolean {
  return priceWithGst > 0
}
