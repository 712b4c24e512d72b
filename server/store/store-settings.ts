import { sql } from 'kysely'
import { defaultKeeperSettings, type KeeperSettings } from '#domain/store/settings.ts'
import type { Queries } from './database.ts'

/** What the keeper says of the store: stored values over the defaults (GEN-06). */
export async function readKeeperSettings(queries: Queries): Promise<KeeperSettings> {
  const row = await queries.selectFrom('store_settings').select('settings').executeTakeFirstOrThrow()
  return { ...defaultKeeperSettings, ...(row.settings as Partial<KeeperSettings>) }
}

/** Stores one setting. */
export async function writeKeeperSetting(queries: Queries, name: string, value: string): Promise<void> {
  const added = JSON.stringify({ [name]: value })
  await queries
    .updateTable('store_settings')
    .set({ settings: sql<string>`settings || ${added}::jsonb` })
    .execute()
}
