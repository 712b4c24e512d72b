import { useCallback, useMemo } from 'react'
import { MAX_PRICED_PRODUCTS, type OwnPricesWire } from '#domain/pricing/wire.ts'
import { fetchOwnPrices } from '#app/api/own-prices.ts'
import { codeOfFailure } from '#app/api/transport/request.ts'
import type { ProductsById } from '#app/features/cart/cart-products-slice.ts'
import { atOwnPrices } from '#app/features/cart/own-prices/use-own-prices.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useLoad } from '#app/state-kit/use-load.ts'

const nothing: ProductsById = {}

/** The products of a list at the prices that its reader pays for its firm, whomever they bought for last; unknown until those are. */
export function useFirmProducts(firmId: string, ids: readonly string[], productsById: ProductsById) {
  const hasPrices = useIdentity().partner?.hasPrices === true
  const read = useCallback(
    async () => (hasPrices ? await pricesOf(ids, firmId) : []),
    [hasPrices, ids, firmId],
  )
  const { reload, ...loading } = useLoad(read)
  const prices = loading.status === 'loaded' ? loading.content : null
  const products = useMemo(() => {
    if (!hasPrices) return productsById
    return prices === null ? nothing : atFirmPrices(productsById, prices)
  }, [hasPrices, prices, productsById])
  return {
    products,
    errorCode: loading.status === 'failed' ? codeOfFailure(loading.failure) : null,
    reload,
  }
}

/** Prices of many products, in as many calls as it takes. */
async function pricesOf(ids: readonly string[], firmId: string): Promise<OwnPricesWire[]> {
  const calls = Array.from({ length: Math.ceil(ids.length / MAX_PRICED_PRODUCTS) }, (_, index) =>
    fetchOwnPrices(ids.slice(index * MAX_PRICED_PRODUCTS, (index + 1) * MAX_PRICED_PRODUCTS), firmId),
  )
  return (await Promise.all(calls)).flat()
}

function atFirmPrices(products: ProductsById, prices: readonly OwnPricesWire[]): ProductsById {
  const byVariant = Object.fromEntries(prices.map((each) => [each.product, each]))
  return Object.fromEntries(
    Object.entries(products).map(([id, product]) => [id, product && atOwnPrices(product, byVariant)]),
  )
}
