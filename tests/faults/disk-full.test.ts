import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, statSync, truncateSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { startCluster, type Cluster } from '../support/database/postgres-cluster.ts'
import { runProgram } from '../support/process/run-program.ts'
import { startStore, type Store } from '../support/process/start-store.ts'
import { until } from '../support/process/until.ts'
import { expectNothingLost } from './outage/expect-nothing-lost.ts'
import { signInCustomers, orderContinuously } from './outage/order-continuously.ts'
import { engines } from '../support/in-full.ts'

const CUSTOMERS = 2
const DISK_MB = 512
/** Less than the store leaves free, and enough for PostgreSQL to open a connection, for which it may write a cache of its catalog. */
const NEARLY_FULL = 8 * 1024 * 1024

/** A disk of its own that is soon full; null with the reason where this user may not have one. */
function smallDisk(): { folder: string; remove: () => void } | null {
  const folder = mkdtempSync(join(tmpdir(), 'neev-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    rmSync(folder, { recursive: true })
    process.stdout.write(`\nNo disk to fill: ${String(error)}\n`)
    return null
  }
  chmodSync(folder, 0o755)
  return {
    folder,
    remove: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}

const disk = smallDisk()
afterAll(() => disk?.remove())

const ballast = (): string => join(disk?.folder ?? '', 'ballast')

const CHUNK = Buffer.alloc(4 * 1024 * 1024)

/**
 * Fills the disk up to so many bytes, until the test ends. It gives way after each chunk: while this process is busy the store
 * closes connections that seem idle, and the next request on one of them would have no answer.
 */
async function fill(left: number): Promise<void> {
  onTestFinished(empty)
  const { bavail, bsize } = statfsSync(disk?.folder ?? '')
  const file = await open(ballast(), 'w')
  try {
    for (let missing = bavail * bsize - left; missing > 0; missing -= CHUNK.length)
      await file.write(CHUNK, 0, Math.min(missing, CHUNK.length))
  } catch (error) {
    // the store writes too
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}

/** Gives so many bytes back. */
function leaveFree(bytes: number): void {
  truncateSync(ballast(), statSync(ballast()).size - bytes)
}

/** Gives the room back. */
function empty(): void {
  rmSync(ballast(), { force: true })
}

describe.skipIf(disk === null).each(engines)('[SAFE-03] a full disk under the %s engine', (engine) => {
  let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
  let cluster: Cluster | null = null
  let store: Store
  let tokens: string[]

  const begin = (): Promise<Store> =>
    startStore({
      databaseURL: cluster?.addressOf('postgres') ?? 'embedded',
      // the server's own disk is full, not the store's
      ...(engine === 'embedded' && { dataDirectory: join(disk?.folder ?? '', 'store') }),
      environment: { CATALOGUE: catalogue.folder },
    })
  const statusOf = async (path: string): Promise<number> => {
    const answer = await fetch(store.baseURL + path, { signal: AbortSignal.timeout(30_000) })
    await answer.arrayBuffer()
    return answer.status
  }

  beforeAll(async () => {
    catalogue = await catalogueFolder({ products: [productDocument('cement')] })
    cluster =
      engine === 'postgres' ? await startCluster({ durable: true, within: disk?.folder ?? tmpdir() }) : null
    store = await begin()
    tokens = await signInCustomers(store, CUSTOMERS)
  }, 180_000)
  afterAll(async () => {
    await store.stop()
    await cluster?.stop()
    await catalogue.remove()
  })

  test.each([
    ['nearly full', NEARLY_FULL],
    ['full to the last byte', 0],
  ])('%s: writes are refused with 503, reads go on, and orders too once there is room', async (_, left) => {
    const customers = orderContinuously(store, tokens)
    await customers.nextOrder()
    await fill(left)
    await until('a refusal or an order', async () => {
      const isRefused = customers.observations.refusals.get('503 temporarily-unavailable') !== undefined
      // a server with some room left goes on taking orders
      if (!isRefused && engine === 'postgres' && left > 0) await customers.nextOrder()
      return isRefused || (engine === 'postgres' && left > 0) ? true : undefined
    })
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/')).toBe(200)
    empty()
    await until('orders again', async () => {
      await customers.nextOrder()
      return true
    })
    await until('being ready', async () => ((await statusOf('/readyz')) === 200 ? true : undefined))
    await expectNothingLost(customers)
  })

  test('readiness tells that the disk is full, and with a few megabytes left a backup onto another one is made', async () => {
    const customers = orderContinuously(store, tokens)
    await fill(0)
    await until('not being ready', async () => ((await statusOf('/readyz')) === 503 ? true : undefined))
    expect(await statusOf('/healthz')).toBe(200)
    leaveFree(NEARLY_FULL)
    const backup = join(mkdtempSync(join(tmpdir(), 'neev-elsewhere-')), 'backup')
    onTestFinished(() => rmSync(dirname(backup), { recursive: true }))
    const environment = { DATA_DIR: store.dataDirectory, DATABASE_URL: store.databaseURL }
    expect(await runProgram(['scripts/command.ts', 'backup', backup], environment)).toMatchObject({ err: '' })
    empty()
    await until('being ready', async () => ((await statusOf('/readyz')) === 200 ? true : undefined))
    await expectNothingLost(customers)
  })
})

test.skipIf(disk === null)('[SAFE-03] a store that is started on a full disk says so and ends', async () => {
  await fill(1024 * 1024)
  const dataDirectory = join(disk?.folder ?? '', 'new-store')
  await expect(startStore({ dataDirectory })).rejects.toThrow(/DATA_DIR: the disk of .* is full/)
  empty()
})
