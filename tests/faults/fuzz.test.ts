import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { startStore, type Store } from '../support/process/start-store.ts'
import { isInFull } from '../support/in-full.ts'
import { runFuzz, type FuzzResult } from './fuzz/run-fuzz.ts'

const { FUZZ_SEED, FUZZ_REQUESTS } = process.env
const seed = FUZZ_SEED ? Number(FUZZ_SEED) : randomInt(1_000_000_000)
const asked = Number(FUZZ_REQUESTS ?? (isInFull ? 20_000 : 400))
/** An owner changes the catalogue, the settings and the demo at every turn, which takes the store longer than a customer's requests. */
const MOST_OF_OWNER = 20_000

let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
let store: Store
beforeAll(async () => {
  catalogue = await catalogueFolder({
    maincategory: [{ id: 'cements', mainCategory_Name: 'Cements', mainCategory_Image: '/c.svg' }],
    subcategory: [{ id: 'opc', subCategory_Name: 'Cement, OPC', mainCategoryRow: ['cements'] }],
    products: [productDocument('cement'), productDocument('steel')],
  })
  store = await startStore({
    environment: {
      CATALOGUE: catalogue.folder,
      PROOF_STEPS: '2',
      SECONDS_BETWEEN_CODES: '0',
      CODES_PER_HOUR_TO_NUMBER: '1000000',
      CODES_PER_DAY_TO_NUMBER: '1000000',
      CODES_PER_HOUR_FROM_ADDRESS: '1000000',
      CODES_PER_DAY: '1000000',
      WRONG_CODES_PER_HOUR_FROM_ADDRESS: '1000000',
    },
  })
}, 120_000)
afterAll(async () => {
  await store.stop()
  await catalogue.remove()
})

type Actor = 'customer' | 'owner'

const countFor = (actor: Actor): number => (actor === 'owner' ? Math.min(asked, MOST_OF_OWNER) : asked)

/**
 * The share of the operations for whom it acts as that so many requests must have succeeded with at least once. Some succeed
 * seldom by chance: an account to claim, a payment that is pending, a code that was sent; and a third of a customer's wait for what
 * only staff can give: a link, an invoice, credit. A few hundred requests come to each of the
 * desk's operations twice at most.
 */
const SHARE_THAT_SUCCEEDS: Readonly<Record<Actor, number>> =
  asked < 10_000 ? { customer: 0.2, owner: 0.1 } : { customer: 0.5, owner: 0.5 }

const isOfDesk = (operation: string): boolean => operation.includes(' /api/desk/')

describe.each([{ as: 'customer' }, { as: 'owner' }] as const)(
  '[SAFE-01] [SAFE-05] requests drawn from the API description, as $as,',
  ({ as }) => {
    const count = countFor(as)
    let result: FuzzResult
    /** The operations for whom it acts as, and those of them that succeeded at least once. */
    let meant: readonly string[]
    let reached: readonly string[]

    beforeAll(async () => {
      process.stdout.write(`\n${count} requests as ${as}: FUZZ_SEED=${seed}\n`)
      result = await runFuzz(store, { count, seed, as })
      meant = result.operations.filter((operation) => isOfDesk(operation) === (as === 'owner'))
      reached = meant.filter((operation) => result.succeeded.has(operation))
      const statuses = [...result.statuses].toSorted(([one], [other]) => one - other)
      process.stdout.write(
        [
          `${result.sent} requests as ${as}, ${result.failures.length} failures`,
          `statuses: ${statuses.map(([status, times]) => `${status}: ${times}`).join(', ')}`,
          `operations meant for the ${as} that succeeded: ${reached.length} of ${meant.length}`,
          ...(isInFull ? [`the others: ${meant.filter((each) => !reached.includes(each)).join(', ')}`] : []),
          `slowest: ${result.slowest.join(', ')}`,
          '',
        ].join('\n'),
      )
    }, 3_600_000)
    test('bring no failure of ours and no leak', () => {
      expect(result.failures).toEqual([])
      expect(result.sent).toBe(count)
    })

    test('reach what they are meant for', () => {
      expect(reached.length / meant.length).toBeGreaterThan(SHARE_THAT_SUCCEEDS[as])
    })

    test('leave no error and no phone number in the log, and the store as ready as before', async () => {
      const log = store.log()
      expect(log.split('\n').filter((line) => line.includes('"level":50'))).toEqual([])
      expect(log).not.toMatch(/981235000\d/)
      expect((await fetch(`${store.baseURL}/readyz`)).status).toBe(200)
    })
  },
)
