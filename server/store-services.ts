import { operator } from '#domain/staff/staff-actor.ts'
import type { Database } from './db/database.ts'
import type { CatalogueFiles } from './gateways/catalogue/port.ts'
import { changeSetting } from './services/store/change-setting.ts'
import { describeStore } from './services/store/describe-store.ts'
import { checkReadiness } from './services/store/check-readiness.ts'
import { findDemoData } from './services/store/find-demo-data.ts'
import { findReturnTerms, findSeller, readSettings } from './services/store/read-settings.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogueFiles: CatalogueFiles
  readonly now: () => Date
  readonly apiBase: string
  readonly publicUrl: string | null
  readonly stockAlerts: boolean
  readonly expectsCatalogue: boolean
}

/** What the store says about itself, and whether it can serve. */
export function createStoreServices(using: Dependencies) {
  return {
    getSettings: () => readSettings(using),
    getSeller: () => findSeller(using),
    getReturnTerms: () => findReturnTerms(using),
    changeSetting: (name: string, value: string) =>
      changeSetting(using, operator('settings command'), { name, value }),
    describe: () => describeStore(using),
    findDemoData: (demoCatalogue: string) => findDemoData(using, demoCatalogue),
    isReady: () => checkReadiness(using),
    /** The base URL of the four catalogue calls. */
    apiBase: using.apiBase,
  }
}
