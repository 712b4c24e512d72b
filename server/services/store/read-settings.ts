import type { DeliveryPlan } from '#domain/delivery/plan.ts'
import type { Seller } from '#domain/invoices/seller.ts'
import { demoReturnTerms, demoReturnTermsHindi } from '#domain/store/demo-return-terms.ts'
import { parseReturnTerms, type ReturnTerms } from '#domain/store/return-terms.ts'
import { settingsIn } from '#domain/store/settings-in-language.ts'
import type { MerchantSettings, StoreSettings } from '#domain/store/settings.ts'
import type { Language } from '#domain/i18n/language.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { defaultPromise } from '#domain/delivery/default-promise.ts'
import { readPlan } from '../../db/delivery/delivery-plan.ts'
import { readSavedSettings, readSettingsOn } from '../../db/store/store-settings.ts'
import { merchantSettingsOf, readMerchantSettings } from './steps/read-merchant-settings.ts'
import { readSeller } from './steps/read-seller.ts'

type Dependencies = {
  readonly database: Database
  readonly publicUrl: string | null
  readonly stockAlerts: boolean
  readonly now: () => Date
}

/** The store as its pages present it: what they say everywhere, and what some of them derive from it. */
export type Storefront = {
  readonly settings: StoreSettings
  readonly plan: DeliveryPlan
  /** True when the return terms are the store's own, not the example. */
  readonly hasReturnTerms: boolean
}

/** Reads the store's settings in a language (GEN-06) with what follows from its configuration, and its delivery plan. */
export async function readStorefront(
  { database, publicUrl, stockAlerts, now }: Dependencies,
  language: Language,
): Promise<Storefront> {
  const [{ saved, hasOffers }, { plan }] = await Promise.all([
    readSettingsOn(database.queries, istDay(now())),
    readPlan(database.queries),
  ])
  const promise = defaultPromise(plan)
  const settings: StoreSettings = {
    ...settingsIn(language, merchantSettingsOf(saved)),
    publicUrl: publicUrl ?? '',
    ...(promise !== null && { deliveryAreas: true, defaultPromise: promise }),
    ...(plan.areas.some(({ fee }) => fee !== undefined) && { deliveryFees: true }),
    ...(hasOffers && { offers: true }),
    ...(saved.weightTolerance !== undefined && { weightTolerance: saved.weightTolerance }),
    ...(stockAlerts && { stockAlerts: true }),
  }
  return { settings, plan, hasReturnTerms: saved.returnTerms !== undefined }
}

/** The return terms of the store (GEN-10), `isExample` as long as nobody has set any: then they are those of the demonstration. */
export async function findReturnTerms(
  { database }: { readonly database: Database },
  language: Language,
): Promise<ReturnTerms> {
  const { returnTerms, returnTermsHindi } = await readSavedSettings(database.queries)
  const english = returnTerms ?? demoReturnTerms
  const ofDemo = english.trim() === demoReturnTerms.trim() ? demoReturnTermsHindi : english
  return {
    sections: parseReturnTerms(language === 'en' ? english : (returnTermsHindi ?? ofDemo)),
    isExample: returnTerms === undefined,
  }
}

/** Reads the merchant's texts about the store, in every language. */
export async function findMerchantSettings({
  database,
}: {
  readonly database: Database
}): Promise<MerchantSettings> {
  return readMerchantSettings(database.queries)
}

/** The firm on invoices. */
export async function findSeller({ database }: { readonly database: Database }): Promise<Seller> {
  return readSeller(database.queries)
}
