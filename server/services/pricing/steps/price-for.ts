import type { Product } from '#domain/catalogue/product.ts'
import { priceProducts } from '#domain/pricing/price-list.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { findRulesInForce, type PriceBuyer } from '../../../db/pricing/rules-in-force.ts'
import type { Queries } from '../../../db/database.ts'

/** Somebody who buys now, for themselves or a firm. */
export type Buyer = PriceBuyer & { readonly at: Date }

/** Products at the prices that a buyer has at this moment (PRICE-08); with `only`, variants of these uids or composite ids. */
export async function priceFor(
  queries: Queries,
  products: readonly Product[],
  { at, only, ...buyer }: Buyer & { readonly only?: ReadonlySet<string> },
): Promise<Product[]> {
  const productIds = products.map(({ id }) => id)
  const rules = await findRulesInForce(queries, buyer, { day: istDay(at), productIds })
  return priceProducts(products, rules, only)
}
