import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Shopper } from '../../load/bench/shoppers.ts'
import { catalogueFolder } from '../../support/catalogue/catalogue-folder.ts'
import { onSuddenExit } from '../../support/process/clean-up.ts'
import { readProvider, readTables, readNotifications, type StormLedgers } from './ledgers.ts'
import { seededRandom } from './seeded-random.ts'
import { setUpStock } from './set-up-stock.ts'
import { openStormServices } from './open-services.ts'
import { driveCheckouts, type StormSize } from './drive-checkouts.ts'
import { stormCatalogue } from './products.ts'
import { readOrderPages } from './read-order-pages.ts'
import {
  payExpiredOrders,
  payUnknownOrders,
  reconcileAndSettle,
  settleDue,
  settleRejected,
  expireAndSettle,
} from './settle.ts'
import { handleOnTheRoad } from './parts/handle-on-the-road.ts'
import { shipOrders } from './ship-orders.ts'
import { startStormStore, type StormLocation } from './storm-store.ts'
import { newObservations, type Observations } from './shopper/observations.ts'
import { removeFolder } from '../../support/process/remove-folder.ts'

/** The outcome of a storm: the ledgers, what the shoppers observed, and the log of the store until it was stopped. */
export type StormResult = {
  readonly ledgers: StormLedgers
  /** The orders that staff shipped. */
  readonly shippedIds: ReadonlySet<string>
  readonly observations: Observations
  readonly log: readonly string[]
  /** Seconds that each part took. */
  readonly seconds: Readonly<Record<string, number>>
}

const LATE_PAYERS = 20
const UNKNOWN_PAYERS = 5
/** How many placed orders are sent off: a third of them whole, the others in parts. */
export const SENT_OFF = 300

/** What a test does to the store besides the storm. */
export type StormCourse = {
  /** Runs once half of the checkouts have begun and some have ordered, while the others go on. */
  readonly atHalf?: (place: StormLocation, observations: Observations) => Promise<void>
  /** Brings the stopped store elsewhere, where the storm is settled and counted. */
  readonly relocate?: (from: StormLocation) => Promise<StormLocation>
  /** How many people pay for orders that have expired. */
  readonly latePayers?: number
}

/**
 * Runs a storm of checkouts against a store on the database and stops it, relocates it where that is asked for, settles what is due with a clock that runs ahead,
 * ships some orders, and reads all ledgers.
 */
export async function runStorm(
  databaseURL: string,
  size: StormSize,
  { atHalf, relocate = async (place) => place, latePayers = LATE_PAYERS }: StormCourse = {},
): Promise<StormResult> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'neev-storm-'))
  const { folder: catalogue } = await catalogueFolder(stormCatalogue)
  const clean = (): void => [dataDirectory, catalogue].forEach(removeFolder)
  const callOff = onSuddenExit(clean)
  const seconds: Record<string, number> = {}
  const timed = async <T>(part: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const done = await work()
    seconds[part] = Math.round((performance.now() - begun) / 100) / 10
    return done
  }
  const [origin, observations] = [{ databaseURL, dataDirectory }, newObservations()]
  const sizeWithCourse = { ...size, atHalf: atHalf && (() => atHalf(origin, observations)) }
  const storm = { place: origin, size: sizeWithCourse, latePayers, observations, timed }
  try {
    const { shoppers, log } = await driveStorm(storm, catalogue)
    const place = await relocate(origin)
    return { ...(await collectResult({ ...storm, place }, shoppers)), observations, log, seconds }
  } finally {
    callOff()
    clean()
  }
}

type StormRun = {
  readonly place: StormLocation
  readonly size: StormSize
  readonly latePayers: number
  readonly observations: Observations
  readonly timed: <T>(part: string, work: () => Promise<T>) => Promise<T>
}

async function driveStorm({ place, size, observations, timed }: StormRun, catalogue: string) {
  await timed('stock', () => setUpStock(place, { catalogue, checkouts: size.checkouts }))
  const store = await timed('start', () => startStormStore(place, { seed: size.seed, catalogue }))
  try {
    const shoppers = await timed('storm', () => driveCheckouts(store, size, observations))
    return { shoppers, log: store.log() }
  } finally {
    await timed('end', store.stop)
  }
}

async function collectResult(
  { place, size, latePayers, observations, timed }: StormRun,
  shoppers: readonly Shopper[],
) {
  const services = await openStormServices(place)
  try {
    await timed('settling', () => expireAndSettle(services))
    observations.count('paid late', await payExpiredOrders(services, latePayers))
    await timed('settling late payments', () => settleDue(services))
    payUnknownOrders(services, UNKNOWN_PAYERS)
    await timed('reconciling', () => reconcileAndSettle(services))
    const placed = await services.services.operator.listOrders({ status: 'PLACED', most: SENT_OFF })
    const ids = placed.map(({ orderId }) => orderId)
    const shippedIds = await timed('shipping', () =>
      shipOrders(services, seededRandom(size.seed, 'shipping'), {
        orderIds: ids.filter((_, index) => index % 3 === 0),
        observations,
      }),
    )
    const inParts = ids.filter((_, index) => index % 3 !== 0)
    const shippedInParts = await timed('orders in parts and trips', () =>
      handleOnTheRoad({ place, settled: services, seed: size.seed, observations }, inParts),
    )
    for (const id of shippedInParts) shippedIds.add(id)
    await timed('settling what was shipped', () => settleRejected(services))
    const tables = await readTables(services)
    const seen = await timed('reading order pages', () => readOrderPages(services, shoppers, tables.orders))
    const { dataDirectory } = place
    const read = { provider: readProvider(dataDirectory), notifications: readNotifications(dataDirectory) }
    const { acknowledged, shownAsPaid, postings, edits } = observations
    return {
      shippedIds,
      ledgers: { ...tables, ...seen, ...read, acknowledged, shownAsPaid, postings, edits },
    }
  } finally {
    await services.close()
  }
}
