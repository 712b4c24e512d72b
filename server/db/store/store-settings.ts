import { sql } from 'kysely'
import type { Seller } from '#domain/invoices/seller.ts'
import type { SeriesByYear } from '#domain/invoices/series.ts'
import type { MessageWording, WordingKey } from '#domain/notifications/message-wording.ts'
import type { ReminderSettings } from '#domain/payments/reminders/reminder-schedule.ts'
import type { CashSettings } from '#domain/store/cash-settings.ts'
import type { PriceFloors } from '#domain/store/price-floors.ts'
import type { MerchantSettings } from '#domain/store/settings.ts'
import type { Queries } from '../database.ts'
import { hasOffers } from '../offers/offer-days.ts'

/**
 * The settings that were saved, without defaults; `seller` is the firm on invoices, `returnTerms` the text of its terms,
 * `preferredBrands` the first most (see `parsePreferredBrands`), `ownWords` the text of `parseOwnWords`.
 */
export type SavedSettings = Partial<MerchantSettings> & {
  readonly seller?: Partial<Seller>
  readonly returnTerms?: string
  readonly returnTermsHindi?: string
  readonly preferredBrands?: readonly string[]
  /** Number of units from which down a variant that begins to be tracked is low. */
  readonly lowStockLevel?: number
  /** Whole per cent by which a load may weigh more or less than was ordered. */
  readonly weightTolerance?: number
  /** True if the list of what a new shop needs is hidden before it is done. */
  readonly firstStepsHidden?: boolean
  readonly ownWords?: string
  readonly cash?: Partial<CashSettings>
  readonly reminders?: ReminderSettings
  readonly priceFloors?: PriceFloors
  readonly series?: SeriesByYear
  readonly messages?: Partial<Record<WordingKey, MessageWording>>
}

/** Locks the settings until the transaction ends, so that two changes never interleave. */
export async function lockSettings(queries: Queries): Promise<void> {
  await queries.selectFrom('store_settings').select('settings').forUpdate().executeTakeFirstOrThrow()
}

/** Reads what was saved of the store's settings. */
export async function readSavedSettings(queries: Queries): Promise<SavedSettings> {
  const row = await queries.selectFrom('store_settings').select('settings').executeTakeFirstOrThrow()
  return row.settings as SavedSettings
}

/** Reads what was saved of the store's settings, and whether it has offers on a day or later, in one statement. */
export async function readSettingsOn(
  queries: Queries,
  day: string,
): Promise<{ readonly saved: SavedSettings; readonly hasOffers: boolean }> {
  const row = await queries
    .selectFrom('store_settings')
    .select(['settings', hasOffers(day).as('has_offers')])
    .executeTakeFirstOrThrow()
  return { saved: row.settings as SavedSettings, hasOffers: row.has_offers }
}

/** Saves some settings; the others stay. */
export async function saveSettings(queries: Queries, changes: SavedSettings): Promise<void> {
  const changed = JSON.stringify(changes)
  await queries
    .updateTable('store_settings')
    .set({ settings: sql<string>`settings || ${changed}::jsonb` })
    .execute()
}

/** Forgets what was saved of a setting; its default is in force again. */
export async function forgetSetting(queries: Queries, name: keyof SavedSettings): Promise<void> {
  await queries
    .updateTable('store_settings')
    .set({ settings: sql<string>`settings - ${name}::text` })
    .execute()
}
