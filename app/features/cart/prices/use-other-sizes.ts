import { useSelector } from 'react-redux'
import { compositeId } from '#domain/catalogue/composite-id.ts'
import { isForSale } from '#domain/catalogue/is-for-sale.ts'
import type { PublicProduct } from '#domain/catalogue/product.ts'
import { quantityOf } from '#domain/cart/lines.ts'
import { allShareBreaks, shareBreaks } from '#domain/pricing/shared-breaks.ts'
import { selectCart, type CartRootState } from '../cart-slice.ts'

/** Units in the cart of other sizes that share the price breaks of one (PRICE-11). */
export function useOtherSizes(
  { id, variants }: Pick<PublicProduct, 'id' | 'variants'>,
  index: number,
): number {
  const own = variants[index]
  return useSelector((state: CartRootState) => {
    const { lines } = selectCart(state)
    return variants.reduce((sum, each, at) => {
      const isOther = own && at !== index && isForSale(each) && shareBreaks(own, each)
      return isOther ? sum + quantityOf(lines, compositeId(id, at)) : sum
    }, 0)
  })
}

/** Tells whether all sizes of a product that are sold share their price breaks, so that any of them may be offered. */
export function isAnySize({ variants }: Pick<PublicProduct, 'variants'>): boolean {
  return allShareBreaks(variants.filter(isForSale))
}
