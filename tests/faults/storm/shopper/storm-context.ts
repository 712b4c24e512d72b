import type { Shopper } from '../../../load/shoppers.ts'
import type { Ask } from './request-with-retry.ts'
import type { Chance } from '../seeded-random.ts'
import type { Tally } from './observations.ts'

/** What the shoppers of a storm share. */
export type Storm = { readonly ask: Ask; readonly tally: Tally; readonly people: readonly Shopper[] }

/** One checkout: whose, under which Idempotency-Key, and by which chance. */
export type Checkout = { readonly person: Shopper; readonly key: string; readonly chance: Chance }
