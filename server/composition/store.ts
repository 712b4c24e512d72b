import { operator } from '#domain/staff/staff-actor.ts'
import type { Database } from '../db/database.ts'
import type { CatalogueFiles } from '../gateways/catalogue/port.ts'
import { changeSettings } from '../services/store/change-setting.ts'
import { describeStore } from '../services/store/describe-store.ts'
import { checkReadiness } from '../services/store/check-readiness.ts'
import { findDemoData } from '../services/store/find-demo-data.ts'
import { prepareDemoStore } from '../services/store/prepare-demo-store.ts'
import type { SharedReads } from './shared-reads.ts'
import { findReturnTerms, findSeller, readSettings } from '../services/store/read-settings.ts'

type Dependencies = {
  readonly database: Database
  readonly catalogueFiles: CatalogueFiles
  readonly now: () => Date
  readonly apiBase: string
  readonly publicUrl: string | null
  readonly stockAlerts: boolean
  readonly expectsCatalogue: boolean
  readonly sharedReads: SharedReads
}

/** What the store says about itself, and whether it can serve. */
export function createStoreServices(using: Dependencies) {
  return {
    getSettings: () => using.sharedReads.read('settings', () => readSettings(using)),
    getSeller: () => findSeller(using),
    getReturnTerms: () => findReturnTerms(using),
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
