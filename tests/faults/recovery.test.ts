import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { signInShopper, type Shopper } from '../support/browser/shopper.ts'
import { removeFolder } from '../support/process/remove-folder.ts'
import { startStore, type Store } from '../support/process/start-store.ts'
import { isInFull } from '../support/in-full.ts'

const ROUNDS = isInFull ? 4 : 2
/** Shoppers who order faster than any person. */
const withoutOrderLimits = { ORDERS_PER_HOUR: '10000', OPEN_CASH_ORDERS: '10000' }
const AT_ONCE = 4

type Acknowledged = { readonly orders: string[]; readonly streets: string[] }

/** Writes without end until the store dies; what was acknowledged by then must be there afterwards. */
async function writeUntilDeath(me: Shopper, acknowledged: Acknowledged): Promise<void> {
  for (;;) {
    try {
      const street = `street ${crypto.randomUUID()}`
      await me.addAddress(street)
      acknowledged.streets.push(street)
      acknowledged.orders.push(await me.placeOrder())
    } catch {
      return // the store was killed under this call: nothing was acknowledged
    }
  }
}

async function killInFullSwing(store: Store, me: Shopper, orders: number): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { orders: [], streets: [] }
  const writers = Array.from({ length: AT_ONCE }, () => writeUntilDeath(me, acknowledged))
  await expect
    .poll(() => acknowledged.orders.length, { timeout: 30_000, interval: 3 })
    .toBeGreaterThan(orders)
  process.kill(store.pid, 'SIGKILL')
  await Promise.all(writers)
  await store.stop()
  return acknowledged
}

/** Kills the store again and again; tells how many orders were acknowledged in all, and what of that was lost. */
async function survive(start: () => Promise<Store>): Promise<{ acknowledged: number; lost: string[] }> {
  const all: Acknowledged = { orders: [], streets: [] }
  const lost: string[] = []
  let store = await start()
  let shoppers: Shopper[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    // an address book has a limit, so that every round needs a shopper of its own
    const me = await signInShopper(store, `981234567${round}`)
    shoppers.push(me)
    const { orders, streets } = await killInFullSwing(store, me, 3 + round * 7)
    all.orders.push(...orders)
    all.streets.push(...streets)
    store = await start()
    const restarted = store
    shoppers = shoppers.map((shopper) => shopper.at(restarted))
    const retainedOrders = (await Promise.all(shoppers.map((shopper) => shopper.orderIds()))).flat()
    const keptStreets = (await Promise.all(shoppers.map((shopper) => shopper.streets()))).flat()
    lost.push(
      ...all.orders.filter((id) => !retainedOrders.includes(id)),
      ...all.streets.filter((street) => !keptStreets.includes(street)),
    )
  }
  await store.stop()
  return { acknowledged: all.orders.length, lost }
}

let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
beforeAll(async () => {
  catalogue = await catalogueFolder({ products: [productDocument('cement')] })
})
afterAll(() => catalogue.remove())

test(
  'killed in the middle of writing, the store loses nothing that it acknowledged and starts again by itself',
  { timeout: 180_000 },
  async () => {
    const dataDirectory = mkdtempSync(path.join(tmpdir(), 'neev-killed-'))
    const { acknowledged, lost } = await survive(() =>
      startStore({ dataDirectory, environment: { ...withoutOrderLimits, CATALOGUE: catalogue.folder } }),
    )
    expect(lost).toEqual([])
    expect(acknowledged).toBeGreaterThan(ROUNDS)
    removeFolder(dataDirectory)
  },
)
