import type { Fixtures } from '@playwright/test'
import { Client } from 'pg'
import { CATALOGUE_CHANNEL } from '#server/db/catalogue/catalogue-version.ts'
import { billCatalogue } from '../catalogue/bill-catalogue.ts'
import { catalogueFolder } from '../catalogue/catalogue-folder.ts'
import { oddCatalogue } from '../catalogue/odd-catalogue.ts'
import { startCluster } from '../database/postgres-cluster.ts'
import { preparedData } from './prepare-data.ts'
import { startStore, type Store } from '../process/start-store.ts'
import { until } from '../process/until.ts'
import type { SettingsOption } from './store-test.ts'

/** A store on PostgreSQL whose tables can be taken away while it runs, so that what reads them truly fails. */
export type BrittleStore = Store & {
  /** Does something while these tables are missing, and no page is cached from before. */
  readonly without: (tables: readonly string[], act: () => Promise<void>) => Promise<void>
  /** Changes settings of the store from their defaults. */
  readonly setSettings: (settings: Record<string, string>) => Promise<void>
  /** Lets a number be unused for so many days. */
  readonly leaveUnused: (phone: string, days: number) => Promise<void>
}

export type ExtraStores = {
  /** On a catalogue with every oddity that the border lets in. */
  readonly oddStore: Store
  /** On the same one. */
  readonly brittleStore: BrittleStore
  /** With three products whose prices are known. */
  readonly billStore: Store
}

/** One number gets several codes within seconds. */
const quickCodes = { SECONDS_BETWEEN_CODES: '0', PROOF_STEPS: '20' }

const ofWorker = { scope: 'worker', timeout: 180_000 } as const

/** Stores beside the one of the demo catalogue; each worker that asks for one has its own. */
export const extraStores: Pick<Fixtures<object, ExtraStores, object, SettingsOption>, keyof ExtraStores> = {
  oddStore: [({ settings: _ }, use) => withCatalogue(oddCatalogue, use), ofWorker],
  billStore: [({ settings: _ }, use) => withCatalogue(billCatalogue, use), ofWorker],
  brittleStore: [
    async ({ settings: _ }, use) => {
      const { folder, remove } = await catalogueFolder(oddCatalogue)
      const cluster = await startCluster()
      const databaseURL = cluster.addressOf('postgres')
      const store = await startStore({ databaseURL, environment: { CATALOGUE: folder, ...quickCodes } })
      const client = new Client({ connectionString: databaseURL })
      await client.connect()
      const rename = async (from: string, to: string): Promise<void> => {
        await client.query(`alter table ${from} rename to ${to}`)
      }
      await use({
        ...store,
        setSettings: async (settings) => {
          const forgetPages = await pageForgetter(store, client)
          await client.query('update store_settings set settings = $1', [JSON.stringify(settings)])
          await forgetPages()
        },
        leaveUnused: async (phone, days) => {
          await client.query('update partners set last_seen_at = $1 where phone = $2', [
            new Date(Date.now() - days * 86_400_000),
            `+91${phone}`,
          ])
        },
        without: async (tables, act) => {
          const forgetPages = await pageForgetter(store, client)
          for (const table of tables) await rename(table, `${table}_away`)
          try {
            await forgetPages()
            await act()
          } finally {
            for (const table of tables) await rename(`${table}_away`, table)
          }
        },
      })
      await client.end()
      await store.stop()
      await cluster.stop()
      await remove()
    },
    ofWorker,
  ],
}

/**
 * Returns a function that announces a change of the catalogue and waits until the store has heard of it: only a cached page
 * is answered as unchanged.
 */
async function pageForgetter({ baseURL }: Store, client: Client): Promise<() => Promise<void>> {
  const ask = (headers: Record<string, string>) => fetch(`${baseURL}/privacy`, { headers })
  const etag = (await ask({})).headers.get('etag') ?? ''
  return async () => {
    await client.query('select pg_notify($1, $2)', [CATALOGUE_CHANNEL, 'a table is away'])
    await until('the store hears of the change', async () =>
      (await ask({ 'if-none-match': etag })).status === 304 ? undefined : true,
    )
  }
}

async function withCatalogue(
  files: Record<string, unknown>,
  use: (store: Store) => Promise<void>,
): Promise<void> {
  const { folder, remove } = await catalogueFolder(files)
  const store = await startStore({ preparedData: preparedData('empty'), environment: { CATALOGUE: folder } })
  await use(store)
  await store.stop()
  await remove()
}
