import type { Shopper } from '../../../load/bench/shoppers.ts'
import type { CreditDesk } from '../credit.ts'
import type { DealDesk } from '../deals/deal-desk.ts'
import type { SendRequest } from './request-with-retry.ts'
import type { SeededRandom } from '../seeded-random.ts'
import type { Observations } from './observations.ts'

/** What the shoppers of a storm share. */
export type StormContext = {
  readonly request: SendRequest
  readonly observations: Observations
  readonly shoppers: readonly Shopper[]
  readonly credit: CreditDesk
  readonly deals: DealDesk
}

/** One checkout: whose, under which Idempotency-Key, and by which random. */
export type Checkout = { readonly shopper: Shopper; readonly key: string; readonly random: SeededRandom }
