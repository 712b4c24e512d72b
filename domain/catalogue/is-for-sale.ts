import type { PublicVariant } from './variant.ts'

/** Whether a variant is for sale: one without a positive price is shown, but neither added nor ordered (PRICE-07). */
export function isForSale({ priceWithGst }: Pick<PublicVariant, 'priceWithGst'>): boolean {
  return priceWithGst > 0
}
