import { newPerson, type Person } from '../api/person.ts'
import { test as base } from './store-test.ts'

/**
 * The browser tests' `test` with a person of its own for each test that asks for one. Less motion is asked for, so that
 * a frozen clock freezes no dialog half open.
 */
export const test = base.extend<{ readonly person: Person }>({
  contextOptions: { reducedMotion: 'reduce' },
  /** Signed in in the browser of the test. */
  person: async ({ store, context }, use) => {
    const person = await newPerson(store)
    await person.enter(context)
    await use(person)
  },
})
