import { test as base } from '@playwright/test'
import { type ExtraStores, extraStores } from './more-stores.ts'
import { preparedData } from './prepare-data.ts'
import { until } from '../process/until.ts'
import { startStore, type Store } from '../process/start-store.ts'

/** Option that a file of tests sets with `test.use`: settings of its store beside those of all. Any setting of its own gives a file a store of its own. */
export type SettingsOption = { readonly settings: Readonly<Record<string, string>> }

/**
 * Playwright's `test` with a store of its own in every worker, on fresh data with the demo catalogue, or empty with the setting
 * `CATALOGUE: 'none'`. A page opens paths of that store, and `store` reads the messages that it sent.
 */
export const test = base.extend<object, SettingsOption & ExtraStores & { readonly store: Store }>({
  settings: [{}, { option: true, scope: 'worker' }],
  store: [
    async ({ settings }, use) => {
      const isEmpty = settings['CATALOGUE'] === 'none'
      const prepared = preparedData(isEmpty ? 'empty' : 'demo')
      const store = await startStore({ preparedData: prepared, environment: { ...ownSettings, ...settings } })
      if (!isEmpty) await untilUnderstood(store)
      await use(store)
      await store.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  ...extraStores,
  baseURL: async ({ store }, use) => {
    await use(store.baseURL)
  },
})

/** Until its product kinds are read, a store answers from words, which nobody may keep. */
async function untilUnderstood({ baseURL }: Store): Promise<void> {
  await until('product kinds to be read', async () => {
    const answer = await fetch(`${baseURL}/api/suggestions?q=cement`)
    return answer.ok && answer.headers.get('cache-control') !== 'no-store' ? true : undefined
  })
}

/** Many tests sign in from one address within minutes, which the limits of a real store would stop. */
const ownSettings = {
  CODES_PER_HOUR_FROM_ADDRESS: '100000',
  CODES_PER_DAY: '1000000',
  PROOF_STEPS: '20',
}
