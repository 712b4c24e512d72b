import { shippingTermsOf, type PieceToShip, type ShippingTerms } from '#domain/delivery/shipping-terms.ts'
import type { Database } from '../../db/database.ts'
import { readPlan } from '../../db/delivery/delivery-plan.ts'

/** Tells where, by when and for what a piece of a product is delivered, as far as PIN codes alone decide it (AREA-02). */
export async function findShippingTerms(
  { database }: { readonly database: Database },
  piece: PieceToShip,
): Promise<ShippingTerms[]> {
  const { plan } = await readPlan(database.queries)
  return shippingTermsOf(plan, piece)
}
