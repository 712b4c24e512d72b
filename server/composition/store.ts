import type { Language } from '#domain/i18n/language.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import { changeSettings } from '../services/store/change-setting.ts'
import { describeStore } from '../services/store/describe-store.ts'
import { checkReadiness } from '../services/store/check-readiness.ts'
import { findDemoData } from '../services/store/find-demo-data.ts'
import { prepareDemoStore } from '../services/store/prepare-demo-store.ts'
import {
  findMerchantSettings,
  findReturnTerms,
  findSeller,
  readStorefront,
  type Storefront,
} from '../services/store/read-settings.ts'
import type { Dependencies } from './dependencies.ts'

/** The store as its pages present it, read once until it changes. */
export function findStorefront(using: Dependencies, language: Language = 'en'): Promise<Storefront> {
  return using.sharedReads.read(`storefront ${language}`, () => readStorefront(using, language))
}

/** Use cases of the store as a whole: its settings, its texts, and whether it can serve. */
export function bindStore(using: Dependencies, language: Language) {
  return {
    getSettings: async () => (await findStorefront(using, language)).settings,
    hasReturnTerms: async () => (await findStorefront(using)).hasReturnTerms,
    getMerchantSettings: () => findMerchantSettings(using),
    getSeller: () => findSeller(using),
    getReturnTerms: () => findReturnTerms(using, language),
    changeSetting: async (name: string, value: string) => {
      await changeSettings(using, operator('settings command'), [{ name, value }])
      // the command shows what it changed before the notification of it arrives
      using.sharedReads.forget()
    },
    describe: () => describeStore(using),
    prepareDemo: () => prepareDemoStore(using),
    findDemoData: (demoCatalogue: string) => findDemoData(using, demoCatalogue),
    isReady: () => checkReadiness(using),
    /** The base URL of the four catalogue calls. */
    apiBase: using.apiBase,
  }
}
