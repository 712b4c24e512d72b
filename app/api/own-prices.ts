import { priceCalls, type OwnPricesWire } from '#domain/pricing/wire.ts'
import { callApi } from './transport/call.ts'

/** The prices that were agreed on some products with whoever is signed in, or the firm that they buy for. */
export async function fetchOwnPrices(
  products: readonly string[],
  firm: string | null,
): Promise<readonly OwnPricesWire[]> {
  return (await callApi(priceCalls.own, { body: { products: [...products], firm } })).prices
}
