import { newPartner, type TestPartner } from '../api/test-partner.ts'
import { test as base } from './store-test.ts'

/**
 * The browser tests' `test` with a signed-in partner of its own for each test that asks for one. Motion is reduced, so that a
 * stopped clock leaves no dialog half open.
 */
export const test = base.extend<{ readonly partner: TestPartner }>({
  contextOptions: { reducedMotion: 'reduce' },
  /** Signed in in the browser of the test. */
  partner: async ({ store, context }, use) => {
    const partner = await newPartner(store)
    await partner.signInBrowser(context)
    await use(partner)
  },
})
