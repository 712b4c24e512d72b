import { countProducts } from '../../db/catalogue/products.ts'
import type { Database } from '../../db/database.ts'
import { readMerchantSettings } from './steps/read-merchant-settings.ts'

/** Identifies a store: its name and the number of its products. */
export async function describeStore({
  database,
}: {
  readonly database: Database
}): Promise<{ name: string; products: number }> {
  const { name } = await readMerchantSettings(database.queries)
  return { name, products: await countProducts(database.queries) }
}
