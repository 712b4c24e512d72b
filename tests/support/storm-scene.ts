import type { Shopper } from '../load/shoppers.ts'
import type { Ask } from './storm-ask.ts'
import type { Chance } from './storm-chance.ts'
import type { Tally } from './storm-tally.ts'

/** What the shoppers of a storm share. */
export type Storm = { readonly ask: Ask; readonly tally: Tally; readonly people: readonly Shopper[] }

/** One checkout: whose, under which Idempotency-Key, and by which chance. */
export type Checkout = { readonly person: Shopper; readonly key: string; readonly chance: Chance }
