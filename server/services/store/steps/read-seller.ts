import { demoSeller, type Seller } from '#domain/invoices/seller.ts'
import { seriesOf, type YearSeries } from '#domain/invoices/series.ts'
import type { Queries } from '../../../db/database.ts'
import { readSavedSettings } from '../../../db/store/store-settings.ts'

/** The selling firm as the merchant configured it; null until then. Fields that were left out are those of the demo firm. */
export async function readConfiguredSeller(queries: Queries): Promise<Seller | null> {
  const { seller } = await readSavedSettings(queries)
  return seller === undefined ? null : { ...demoSeller, ...seller }
}

/** The selling firm, or the made-up demo firm as long as none is configured. */
export async function readSeller(queries: Queries): Promise<Seller> {
  return (await readConfiguredSeller(queries)) ?? demoSeller
}

/** The prefixes of the documents that a firm issues in a financial year (`2026-27`). */
export async function readSeries(queries: Queries, seller: Seller, year: string): Promise<YearSeries> {
  return seriesOf((await readSavedSettings(queries)).series ?? {}, seller, year)
}
