import { Client } from 'pg'
import { catalogueFolder } from './catalogue-folder.ts'
import { oddCatalogue } from './odd-catalogue.ts'
import { startCluster } from './postgres-cluster.ts'
import { preparedData } from './prepare-data.ts'
import { startStore, type Store } from './start-store.ts'
import { test as base } from './store-test.ts'

/** A store on PostgreSQL whose tables can be taken away while it runs, so that what reads them truly fails. */
export type BrittleStore = Store & {
  /** Does something while these tables are missing. */
  readonly without: (tables: readonly string[], act: () => Promise<void>) => Promise<void>
  /** What the store says of itself, beside its defaults. */
  readonly setSettings: (settings: Record<string, string>) => Promise<void>
}

type Stores = { readonly oddStore: Store; readonly brittleStore: BrittleStore }

/** The browser tests' `test` with two further stores for each worker that asks for them, both on the odd catalogue. */
export const test = base.extend<object, Stores>({
  oddStore: [
    async ({ engine: _ }, use) => {
      const { folder, remove } = await catalogueFolder(oddCatalogue)
      const store = await startStore({
        preparedData: preparedData('empty'),
        environment: { CATALOGUE: folder },
      })
      await use(store)
      await store.stop()
      await remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  brittleStore: [
    async ({ engine: _ }, use) => {
      const { folder, remove } = await catalogueFolder(oddCatalogue)
      const cluster = await startCluster()
      const databaseURL = cluster.addressOf('postgres')
      const store = await startStore({ databaseURL, environment: { CATALOGUE: folder } })
      const client = new Client({ connectionString: databaseURL })
      await client.connect()
      const rename = async (from: string, to: string): Promise<void> => {
        await client.query(`alter table ${from} rename to ${to}`)
      }
      await use({
        ...store,
        setSettings: async (settings) => {
          await client.query('update store_settings set settings = $1', [JSON.stringify(settings)])
        },
        without: async (tables, act) => {
          for (const table of tables) await rename(table, `${table}_away`)
          try {
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
    { scope: 'worker', timeout: 180_000 },
  ],
})
