import { billCatalogue } from './bill-catalogue.ts'
import { catalogueFolder } from './catalogue-folder.ts'
import { newPerson, type Person } from './person.ts'
import { preparedData } from './prepare-data.ts'
import { startStore, type Store } from './start-store.ts'
import { test as base } from './store-test.ts'

/**
 * The browser tests' `test` with a person of its own for each test that asks for one. Less motion is asked for, so that
 * a frozen clock freezes no dialog half open.
 */
export const test = base.extend<{ readonly person: Person }, { readonly billStore: Store }>({
  contextOptions: { reducedMotion: 'reduce' },
  /** Signed in in the browser of the test. */
  person: async ({ store, context }, use) => {
    const person = await newPerson(store)
    await person.enter(context)
    await use(person)
  },
  /** A store with three products whose prices are known. */
  billStore: [
    async ({ engine: _ }, use) => {
      const { folder, remove } = await catalogueFolder(billCatalogue)
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
})
