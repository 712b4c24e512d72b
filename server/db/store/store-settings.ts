import { sql } from 'kysely'
import { demoSeller, type Seller } from '#domain/invoices/seller.ts'
import { defaultMerchantSettings, type MerchantSettings } from '#domain/store/settings.ts'
import type { Queries } from '../database.ts'

/** What the keeper says of the store: stored values over the defaults (GEN-06). */
export async function readMerchantSettings(queries: Queries): Promise<MerchantSettings> {
  const row = await queries.selectFrom('store_settings').select('settings').executeTakeFirstOrThrow()
  const { seller: _, ...said } = row.settings as Partial<MerchantSettings> & { readonly seller?: unknown }
  return { ...defaultMerchantSettings, ...said }
}

/** Stores one setting. */
export async function writeMerchantSetting(queries: Queries, name: string, value: string): Promise<void> {
  const added = JSON.stringify({ [name]: value })
  await queries
    .updateTable('store_settings')
    .set({ settings: sql<string>`settings || ${added}::jsonb` })
    .execute()
}

/** What the keeper says of the firm that sells, or null as long as nothing was said. */
export async function readConfiguredSeller(queries: Queries): Promise<Seller | null> {
  const row = await queries.selectFrom('store_settings').select('settings').executeTakeFirstOrThrow()
  const { seller } = row.settings as { readonly seller?: Partial<Seller> }
  return seller === undefined ? null : { ...demoSeller, ...seller }
}

/** The firm that sells: what the keeper says, or a made-up one. */
export async function readSeller(queries: Queries): Promise<Seller> {
  return (await readConfiguredSeller(queries)) ?? demoSeller
}

/** Stores what the keeper says of the firm that sells. */
export async function writeSeller(queries: Queries, seller: Seller): Promise<void> {
  const added = JSON.stringify({ seller })
  await queries
    .updateTable('store_settings')
    .set({ settings: sql<string>`settings || ${added}::jsonb` })
    .execute()
}
