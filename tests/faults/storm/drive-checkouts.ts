import { makeShoppers, type Shopper } from '../../load/bench/shoppers.ts'
import { grantRole } from '../../support/browser/desk-steps.ts'
import { openDeskOverHttp } from '../../support/process/sign-in-over-http.ts'
import { requestWithRetry } from './shopper/request-with-retry.ts'
import { openCreditDesk, postReceipt } from './credit.ts'
import { openDealDesk } from './deals/deal-desk.ts'
import { seededRandom } from './seeded-random.ts'
import { checkOut } from './shopper/check-out.ts'
import { runConcurrently } from './run-concurrently.ts'
import type { StormStore } from './storm-store.ts'
import type { Observations } from './shopper/observations.ts'

export type StormSize = {
  readonly seed: number
  readonly checkouts: number
  /** What happens once half of the checkouts have begun and some have ordered, while the others go on; the store is killed only in a storm without it. */
  readonly atHalf?: (() => Promise<void>) | undefined
}

const SHOPPERS = 40
const AT_ONCE = 32
/** One receipt on account comes with so many checkouts. */
const RECEIPT_EVERY = 6
/** Prices and rates change after so many checkouts. */
const CHANGE_EVERY = 32
/** How many orders are acknowledged before what happens in the middle: how soon there are so many follows the seed and the machine. */
export const ORDERS_BEFORE_HALF = 6

/**
 * Runs checkouts, many at once, and kills the store after a third and after two thirds of them, with requests in flight.
 * Resolves with the shoppers after the last checkout.
 */
export async function driveCheckouts(
  store: StormStore,
  { seed, checkouts, atHalf }: StormSize,
  observations: Observations,
): Promise<readonly Shopper[]> {
  const shoppers = await makeShoppers(await store.running(), SHOPPERS)
  const { request, inFlight } = requestWithRetry(store, observations)
  const running = await store.running()
  const cookie = await openDeskOverHttp(running, await grantRole(running, 'manager', 'Meena'))
  const sending = { request, observations, cookie }
  const deals = await openDealDesk(running, shoppers, sending)
  const credit = await openCreditDesk({ shoppers, firms: deals.firms.values() }, sending)
  const storm = { request, observations, shoppers, credit, deals }
  const kills = atHalf === undefined ? [1, 2].map((third) => Math.floor((checkouts * third) / 3)) : []
  let isHalf = atHalf === undefined
  const numbers = Array.from({ length: checkouts }, (_, number) => number)
  await runConcurrently(AT_ONCE, numbers, async (number) => {
    if (kills.includes(number)) {
      observations.count('kills')
      observations.count('requests in flight at a kill', inFlight())
      await store.kill()
    }
    if (!isHalf && number >= checkouts / 2 && observations.acknowledged.length >= ORDERS_BEFORE_HALF) {
      isHalf = true
      await atHalf?.()
    }
    const isChange = number % CHANGE_EVERY === CHANGE_EVERY - 1
    const change = isChange ? deals.change(Math.ceil(number / CHANGE_EVERY)) : null
    const random = seededRandom(seed, `checkout ${number}`)
    await checkOut(storm, { shopper: random.pick(shoppers), key: `storm-${seed}-${number}`, random })
    await change
    observations.count('checkouts')
    if (number % RECEIPT_EVERY === 0) await postReceipt(credit, seededRandom(seed, `receipt ${number}`))
  })
  return shoppers
}
