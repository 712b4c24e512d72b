import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInShopper } from '../support/browser/shopper.ts'
import { catalogueFolder, productDocument, variantDocument } from '../support/catalogue/catalogue-folder.ts'
import { type Cluster, startCluster } from '../support/database/postgres-cluster.ts'
import { findDatabase, removeFolder } from '../support/process/remove-folder.ts'
import { runProgram } from '../support/process/run-program.ts'
import { onlyInFull } from '../support/in-full.ts'
import { startStore, type Store } from '../support/process/start-store.ts'
import { until } from '../support/process/until.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'neev-commands-'))
const data = path.join(folder, 'data')
const files = {
  maincategory: [{ id: 'cement', mainCategory_Name: 'Cement' }],
  subcategory: [{ id: 'opc', subCategory_Name: 'OPC', mainCategoryRow: ['cement'] }],
  products: [productDocument('p1')],
}
let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
let cluster: Cluster
beforeAll(async () => {
  catalogue = await catalogueFolder(files)
  cluster = await startCluster()
})
afterAll(async () => {
  await cluster.stop()
  removeFolder(folder)
  await catalogue.remove()
})

type Environment = Record<string, string>

const command = (name: string, args: readonly string[], environment: Environment = { DATA_DIR: data }) =>
  runProgram(['scripts/command.ts', name, ...args], environment)

const page = async (store: Store, address: string): Promise<string> =>
  (await fetch(store.baseURL + address)).text()

/** What a page shows within the second after a change. */
const soon = (store: Store, address: string) =>
  expect.poll(() => page(store, address), { timeout: 1_000, interval: 20 })

describe('a store that runs', () => {
  let store: Store
  beforeAll(async () => {
    store = await startStore({ dataDirectory: data, environment: { CATALOGUE: catalogue.folder } })
  }, 90_000)
  afterAll(() => store.stop())

  test('takes settings, and its pages show them within a second', { timeout: 30_000 }, async () => {
    expect(await page(store, '/')).not.toContain('+91 80 1111 2222')
    const { out, err, code } = await command('settings', ['set', 'hotline', '+91 80 1111 2222'])
    await soon(store, '/').toContain('+91 80 1111 2222')
    expect({ err, code }).toEqual({ err: '', code: 0 })
    expect(out).toMatch(/^Store: embedded database in \S+\/data \(Neev, 1 product\)\n/)
    expect(out).toContain('\nhotline: +91 80 1111 2222\n')
  })

  test('imports and exports its catalogue', { timeout: 30_000 }, async () => {
    const dearer = variantDocument({
      sellingPriceWOGST: 101,
      sellingGSTAmount: 18.18,
      sellingPriceWithGST: 119.18,
    })
    const changed = await catalogueFolder({ products: [productDocument('p1', { variants: [dearer] })] })
    expect(await page(store, '/product/p1')).toContain('118.00')
    const imported = await command('catalogue', ['import', changed.folder])
    await soon(store, '/product/p1').toContain('119.18')
    expect(imported.code).toBe(0)
    expect(imported.out).toContain('products.json: 0 added, 1 changed, 0 unchanged, 0 refused\n')
    const target = path.join(folder, 'exported')
    const exported = await command('catalogue', ['export', target])
    expect(exported).toMatchObject({ code: 0 })
    expect(exported.out).toContain('products: 1 exported\n')
    expect(await readdir(target)).toContain('products.json')
    expect(await readFile(path.join(target, 'products.json'), 'utf8')).toContain('119.18')
    await changed.remove()
  })

  test('lists and moves its orders, and tells the customer at once', { timeout: 60_000 }, async () => {
    const shopper = await signInShopper(store, '9812345678')
    const orderId = await shopper.placeOrder()
    const listed = await command('orders', ['list'])
    expect(listed.out).toMatch(/PLACED {2}COD PENDING/)
    const cancelled = await command('orders', ['cancel', orderId, 'out of stock'])
    expect(cancelled).toMatchObject({ code: 0, err: '' })
    expect(cancelled.out).toMatch(/CANCELLED.*: out of stock/)
    // far sooner than the minute after which the job would run by itself
    await expect
      .poll(() => store.messagesTo('9812345678').at(-1)?.text, { timeout: 10_000, interval: 50 })
      .toMatch(/cancelled/)
    expect((await command('orders', ['list', 'PLACED'])).out).toMatch(/No orders\.\n$/)
  })

  test('says what is wrong, with exit code 1', { timeout: 30_000 }, async () => {
    const refused = await command('settings', ['set', 'colour', 'red'])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.err).toMatch(/^colour is not a setting \(names /)
    const missing = await command('catalogue', ['import', path.join(folder, 'nowhere')])
    expect(missing).toMatchObject({ code: 1 })
    expect(missing.err).toMatch(/nowhere holds none of/)
  })

  test('goes on when an import is interrupted, which then changes nothing', { timeout: 60_000 }, async () => {
    const many = Array.from({ length: 1_000 }, (_, number) => productDocument(`interrupted${number}`))
    const changed = await catalogueFolder({ products: many })
    const interrupted = await runProgram(
      ['scripts/command.ts', 'catalogue', 'import', changed.folder],
      { DATA_DIR: data },
      (child) => child.stdout.once('data', () => child.kill('SIGINT')),
    )
    expect(interrupted).toMatchObject({ code: 1, err: 'interrupted\n' })
    expect((await command('settings', ['list'])).out).toContain('(Neev, 1 product)')
    await changed.remove()
  })

  test('[SAFE-07] is backed up whole or not at all', { timeout: 60_000 }, async () => {
    const backups = path.join(folder, 'backups')
    // takes a while to be copied
    const large = path.join(data, 'media/large')
    writeFileSync(large, '')
    truncateSync(large, 500_000_000)
    const interruptedBy = async (signal: NodeJS.Signals, name: string) => {
      const half = path.join(backups, `${name}.unfinished`)
      const isHalf = () => (existsSync(half) ? true : undefined)
      return runProgram(
        ['scripts/command.ts', 'backup', path.join(backups, name)],
        { DATA_DIR: data },
        (child) => void until('half a backup', isHalf, { everyMs: 2 }).then(() => child.kill(signal)),
      )
    }
    expect(await interruptedBy('SIGKILL', 'killed')).toMatchObject({ code: null, err: '' })
    expect(readdirSync(backups)).toEqual(['killed.unfinished'])
    expect(await interruptedBy('SIGTERM', 'ended')).toMatchObject({ code: 1, err: 'interrupted\n' })
    expect(readdirSync(backups)).toEqual(['killed.unfinished'])
    rmSync(large)
    expect(await command('backup', [path.join(backups, 'killed')])).toMatchObject({ code: 0, err: '' })
    expect(readdirSync(backups)).toEqual(['killed'])
  })

  test('[SAFE-07] is not replaced by a backup', { timeout: 60_000 }, async () => {
    const backup = path.join(folder, 'backups/killed')
    const restored = await command('restore', [backup, '--replace', 'data'])
    expect(restored).toMatchObject({ code: 1 })
    expect(restored.err).toMatch(/^The store is running: \d+ other connections/)
  })

  test.each(onlyInFull)('[SAFE-07] is not moved either', { timeout: 60_000 }, async () => {
    const moved = await command('move-database', [cluster.addressOf('postgres')])
    expect(moved).toMatchObject({ code: 1, out: '' })
    expect(moved.err).toMatch(/^The store is running: \d+ other connections/)
  })

  test('once it was killed, and when none runs, a command runs and ends the database', async () => {
    process.kill(store.pid, 'SIGKILL')
    await store.stop()
    const { out, code } = await command('settings', ['list'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Store: embedded database in \S+\/data \(Neev, 1 product\)\nname: Neev\n/)
    expect(findDatabase(data)).toBe(null)
    expect((await command('settings', ['list'])).out).toBe(out)
    expect(findDatabase(data)).toBe(null)
  })
})

test('a command does not make a store by accident', { timeout: 90_000 }, async () => {
  const nowhere = path.join(folder, 'nowhere')
  const refused = await command('orders', ['list'], { DATA_DIR: nowhere })
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toMatch(
    /^There is no store yet: embedded database in \S+nowhere\. .*--new to make one there\.\n$/,
  )
  expect(existsSync(nowhere)).toBe(false)
})

test.each(onlyInFull)(
  'a command makes a store on a server with --new alone',
  { timeout: 90_000 },
  async () => {
    const nowhere = path.join(folder, 'nowhere')
    const empty = { DATABASE_URL: cluster.addressOf('postgres'), DATA_DIR: nowhere }
    const refusedThere = await command('orders', ['list'], empty)
    expect(refusedThere.err).toMatch(/^There is no store yet: PostgreSQL postgres@127\.0\.0\.1:\d+\./)
    const made = await command('catalogue', ['import', catalogue.folder, '--new'], empty)
    expect(made).toMatchObject({ code: 0 })
    expect((await command('settings', ['list'], empty)).out).toMatch(
      /^Store: PostgreSQL .* \(Neev, 1 product\)\n/,
    )
  },
)

test('senseless arguments are answered with the usage, before a store is looked for', async () => {
  const { err, code } = await command('orders', ['dance'], { DATA_DIR: path.join(folder, 'nowhere') })
  expect(code).toBe(1)
  expect(err).toMatch(/^Usage: npm run orders -- list/)
})
