import type { Product } from '#domain/catalogue/product.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findProducts } from '../../db/catalogue/products.ts'
import type { Database } from '../../db/database.ts'
import { WALK_IN } from '#domain/orders/counter/counter-sale.ts'
import { priceFor } from './steps/price-for.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Products at the prices of whoever asks, for themselves or a firm that they are in (PRICE-08). */
export async function showOwnPrices(
  { database: { queries }, now }: Dependencies,
  actor: Partner,
  { products, firmId }: { readonly products: readonly string[]; readonly firmId: string | null },
): Promise<Product[]> {
  const found = await findProducts(queries, [...new Set(products)])
  return priceFor(queries, found, { uid: actor.uid, firmId, at: now() })
}

/** Products at the prices of a customer whom staff take an order for. Throws `not-permitted`. */
export async function showPricesFor(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  {
    products,
    customer,
    firmId,
  }: {
    readonly products: readonly string[]
    readonly customer: string | null
    readonly firmId: string | null
  },
): Promise<Product[]> {
  requirePermission(actor, 'orders:place')
  const found = await findProducts(queries, [...new Set(products)])
  return priceFor(queries, found, { uid: customer ?? WALK_IN.uid, firmId, at: now() })
}
