import type { Seller } from '#domain/invoices/seller.ts'
import { parseReturnTerms, type PolicySection } from '#domain/store/return-terms.ts'
import type { StoreSettings } from '#domain/store/settings.ts'
import type { Database } from '../../db/database.ts'
import { readAreaFacts } from '../../db/delivery/delivery-plan.ts'
import { readSavedSettings } from '../../db/store/store-settings.ts'
import { readMerchantSettings } from './steps/read-merchant-settings.ts'
import { readSeller } from './steps/read-seller.ts'

type Dependencies = {
  readonly database: Database
  readonly publicUrl: string | null
  readonly stockAlerts: boolean
}

/** The store's settings (GEN-06), with what follows from its configuration. */
export async function readSettings({
  database,
  publicUrl,
  stockAlerts,
}: Dependencies): Promise<StoreSettings> {
  const [settings, { hasAreas, hasFees }] = await Promise.all([
    readMerchantSettings(database.queries),
    readAreaFacts(database.queries),
  ])
  return {
    ...settings,
    publicUrl: publicUrl ?? '',
    ...(hasAreas && { deliveryAreas: true }),
    ...(hasFees && { deliveryFees: true }),
    ...(stockAlerts && { stockAlerts: true }),
  }
}

/** The return terms as the shopkeeper wrote them (GEN-10); null until then. */
export async function findReturnTerms({
  database,
}: {
  readonly database: Database
}): Promise<PolicySection[] | null> {
  const { returnTerms } = await readSavedSettings(database.queries)
  return returnTerms === undefined ? null : parseReturnTerms(returnTerms)
}

/** The firm on invoices. */
export async function findSeller({ database }: { readonly database: Database }): Promise<Seller> {
  return readSeller(database.queries)
}
