import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Shopper } from '../../load/shoppers.ts'
import { catalogueFolder } from '../../support/catalogue/catalogue-folder.ts'
import { atSuddenEnd } from '../../support/process/clean-up.ts'
import { readProvider, readTables, readTold, type StormBooks } from './ledgers.ts'
import { chanceOf } from './seeded-random.ts'
import { openStormDesk } from './open-services.ts'
import { driveStorm, type StormSize } from './drive-checkouts.ts'
import { stormCatalogue } from './products.ts'
import { readScreens } from './read-order-pages.ts'
import { payLate, settle, settleAll } from './settle.ts'
import { shipSome } from './ship-orders.ts'
import { startStormStore, type StormPlace } from './storm-store.ts'
import { newTally, type Tally } from './shopper/observations.ts'
import { removeFolder } from '../../support/process/remove-folder.ts'

/** What is left of a storm: the books, what the shoppers counted, and the log of the store until it was told to end. */
export type Aftermath = {
  readonly books: StormBooks
  /** The orders that staff sent off. */
  readonly sentOff: ReadonlySet<string>
  readonly tally: Tally
  readonly log: readonly string[]
  /** Seconds that each part took. */
  readonly seconds: Readonly<Record<string, number>>
}

const LATE_PAYERS = 20

/**
 * Drives a storm of checkouts against a store on that database, ends it, settles what is open with a clock that runs ahead,
 * sends some orders off, and reads all the books.
 */
export async function weather(databaseURL: string, size: StormSize): Promise<Aftermath> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'neev-storm-'))
  const { folder: catalogue } = await catalogueFolder(stormCatalogue)
  const clean = (): void => [dataDirectory, catalogue].forEach(removeFolder)
  const callOff = atSuddenEnd(clean)
  const seconds: Record<string, number> = {}
  const timed = async <T>(part: string, work: () => Promise<T>): Promise<T> => {
    const begun = performance.now()
    const done = await work()
    seconds[part] = Math.round((performance.now() - begun) / 100) / 10
    return done
  }
  const storm = { place: { databaseURL, dataDirectory }, size, tally: newTally(), timed }
  try {
    const { people, log } = await rage(storm, catalogue)
    return { ...(await takeStock(storm, people)), tally: storm.tally, log, seconds }
  } finally {
    callOff()
    clean()
  }
}

type Raging = {
  readonly place: StormPlace
  readonly size: StormSize
  readonly tally: Tally
  readonly timed: <T>(part: string, work: () => Promise<T>) => Promise<T>
}

async function rage({ place, size, tally, timed }: Raging, catalogue: string) {
  const store = await timed('start', () => startStormStore(place, { seed: size.seed, catalogue }))
  try {
    const people = await timed('storm', () => driveStorm(store, size, tally))
    return { people, log: store.log() }
  } finally {
    await timed('end', store.end)
  }
}

async function takeStock({ place, size, tally, timed }: Raging, people: readonly Shopper[]) {
  const desk = await openStormDesk(place)
  try {
    await timed('settling', () => settleAll(desk))
    tally.count('paid late', await payLate(desk, LATE_PAYERS))
    await timed('settling late payments', () => settle(desk))
    const sentOff = await timed('shipping', () => shipSome(desk, chanceOf(size.seed, 'shipping'), tally))
    await timed('settling what was shipped', () => settle(desk))
    const tables = await readTables(desk)
    const seen = await timed('reading screens', () => readScreens(desk, people, tables.orders))
    const { dataDirectory } = place
    const read = { provider: readProvider(dataDirectory), told: readTold(dataDirectory) }
    const { acknowledged, promised } = tally
    return { sentOff, books: { ...tables, ...seen, ...read, acknowledged, promised } }
  } finally {
    await desk.close()
  }
}
