import { makeShoppers, type Shopper } from '../../load/shoppers.ts'
import { persistently } from './shopper/request-with-retry.ts'
import { chanceOf } from './seeded-random.ts'
import { checkOut } from './shopper/check-out.ts'
import { atOnce } from './run-concurrently.ts'
import type { StormStore } from './storm-store.ts'
import type { Tally } from './shopper/observations.ts'

export type StormSize = { readonly seed: number; readonly checkouts: number }

const PEOPLE = 40
const AT_ONCE = 32

/**
 * Lets people check out, many at once, while the store is killed after a third and after two thirds of the checkouts with
 * their requests in flight. Resolves with the people when the last one is through.
 */
export async function driveStorm(
  store: StormStore,
  { seed, checkouts }: StormSize,
  tally: Tally,
): Promise<readonly Shopper[]> {
  const people = await makeShoppers(await store.running(), PEOPLE)
  const { ask, flying } = persistently(store, tally)
  const storm = { ask, tally, people }
  const kills = [1, 2].map((third) => Math.floor((checkouts * third) / 3))
  const numbers = Array.from({ length: checkouts }, (_, number) => number)
  await atOnce(AT_ONCE, numbers, async (number) => {
    if (kills.includes(number)) {
      tally.count('kills')
      tally.count('requests in flight at a kill', flying.now())
      await store.kill()
    }
    const chance = chanceOf(seed, `checkout ${number}`)
    await checkOut(storm, { person: chance.oneOf(people), key: `storm-${seed}-${number}`, chance })
    tally.count('checkouts')
  })
  return people
}
