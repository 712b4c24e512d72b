import { useMemo } from 'react'
import type { ProductsById } from '../cart-products-slice.ts'
import type { OwnPricesState } from './own-prices-slice.ts'
import { atOwnPrices, useOwnPrices } from './use-own-prices.ts'

/** The products of a cart or list at the prices of its reader; `errorCode` says why some of them could not be had. */
export function useOwnProducts(
  ids: readonly string[],
  productsById: ProductsById,
): { readonly products: ProductsById; readonly errorCode: string | null } {
  const { byVariant, known, hasOwn, errorCode } = useOwnPrices(ids)
  const products = useMemo(
    () => (hasOwn ? atOwn(productsById, { byVariant, known }) : productsById),
    [productsById, byVariant, known, hasOwn],
  )
  return { products, errorCode }
}

/** Products at own prices; those whose prices were not asked for yet are not known. */
function atOwn(
  products: ProductsById,
  { byVariant, known }: Pick<OwnPricesState, 'byVariant' | 'known'>,
): ProductsById {
  return Object.fromEntries(
    Object.entries(products)
      .filter(([id, product]) => product === null || known[id])
      .map(([id, product]) => [id, product && atOwnPrices(product, byVariant)]),
  )
}
