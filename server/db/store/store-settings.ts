import { sql } from 'kysely'
import { demoSeller, type Seller } from '#domain/invoices/seller.ts'
import { defaultKeeperSettings, type KeeperSettings } from '#domain/store/settings.ts'
import type { Queries } from '../database.ts'

/** What the keeper says of the store: stored values over the defaults (GEN-06). */
export async function readKeeperSettings(queries: Queries): Promise<KeeperSettings> {
  const row = await queries.selectFrom('store_settings').select('settings').executeTakeFirstOrThrow()
  const { seller: _, ...said } = row.settings as Partial<KeeperSettings> & { readonly seller?: unknown }
  return { ...defaultKeeperSettings, ...said }
}

/** Stores one setting. */
export async function writeKeeperSetting(queries: Queries, name: string, value: string): Promise<void> {
  const added = JSON.stringify({ [name]: value })
  await queries
    .updateTable('store_settings')
    .set({ settings: sql<string>`settings || ${added}::jsonb` })
    .execute()
}

/** What the keeper says of the firm that sells, or null as long as nothing was said. */
export async function readSaidSeller(queries: Queries): Promise<Seller | null> {
  const row = await queries.selectFrom('store_settings').select('settings').executeTakeFirstOrThrow()
  const { seller } = row.settings as { readonly seller?: Partial<Seller> }
  return seller === undefined ? null : { ...demoSeller, ...seller }
}

/** The firm that sells: what the keeper says, or a made-up one. */
export async function readSeller(queries: Queries): Promise<Seller> {
  return (await readSaidSeller(queries)) ?? demoSeller
}

/** Stores what the keeper says of the firm that sells. */
export async function writeSeller(queries: Queries, seller: Seller): Promise<void> {
  const added = JSON.stringify({ seller })
  await queries
    .updateTable('store_settings')
    .set({ settings: sql<string>`settings || ${added}::jsonb` })
    .execute()
}
