import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInShopper } from '../support/browser/shopper.ts'
import { catalogueFolder, productDocument, variantDocument } from '../support/catalogue/catalogue-folder.ts'
import { startCluster } from '../support/database/postgres-cluster.ts'
import { runProgram } from '../support/process/run-program.ts'
import { startStore, type Store } from '../support/process/start-store.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'neev-commands-'))
const data = path.join(folder, 'data')
const files = {
  maincategory: [{ id: 'cement', mainCategory_Name: 'Cement' }],
  subcategory: [{ id: 'opc', subCategory_Name: 'OPC', mainCategoryRow: ['cement'] }],
  products: [productDocument('p1')],
}
let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
beforeAll(async () => {
  catalogue = await catalogueFolder(files)
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
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

describe('a store that runs on the embedded engine', () => {
  let store: Store
  beforeAll(async () => {
    store = await startStore({ dataDirectory: data, environment: { CATALOGUE: catalogue.folder } })
  }, 90_000)
  afterAll(() => store.stop())

  const running = /^Store: embedded database in \S+\/data, running as process \d+ \(Neev, \d products?\)\n/

  test('takes settings, and its pages show them within a second', { timeout: 30_000 }, async () => {
    expect(await page(store, '/')).not.toContain('+91 80 1111 2222')
    const { out, err, code } = await command('settings', ['set', 'hotline', '+91 80 1111 2222'])
    await soon(store, '/').toContain('+91 80 1111 2222')
    expect({ err, code }).toEqual({ err: '', code: 0 })
    expect(out).toMatch(running)
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

  test('lists and moves its orders', { timeout: 30_000 }, async () => {
    const shopper = await signInShopper(store, '9812345678')
    const orderId = await shopper.placeOrder()
    const listed = await command('orders', ['list'])
    expect(listed.out).toMatch(/PLACED {2}COD PENDING/)
    const cancelled = await command('orders', ['cancel', orderId, 'out of stock'])
    expect(cancelled).toMatchObject({ code: 0, err: '' })
    expect(cancelled.out).toMatch(/CANCELLED.*: out of stock/)
    expect((await command('orders', ['list', 'PLACED'])).out).toMatch(/No orders\.\n$/)
  })

  test('says what is wrong, with exit code 1', { timeout: 30_000 }, async () => {
    const refused = await command('settings', ['set', 'colour', 'red'])
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.err).toMatch(/^colour is not a setting; use one of /)
    const missing = await command('catalogue', ['import', path.join(folder, 'nowhere')])
    expect(missing).toMatchObject({ code: 1 })
    expect(missing.err).toMatch(/nowhere holds none of/)
  })

  test.skipIf(process.platform === 'win32')('lets nobody else in', async () => {
    const { socket, token } = JSON.parse(readFileSync(path.join(data, 'control.json'), 'utf8')) as {
      socket: string
      token: string
    }
    expect(statSync(socket).mode & 0o777).toBe(0o600)
    expect(statSync(path.join(data, 'control.json')).mode & 0o777).toBe(0o600)
    const ask = (body: string, authorization: string, missing = 0) =>
      new Promise((resolve, reject) => {
        const headers = { authorization, 'content-length': Buffer.byteLength(body) + missing }
        const call = request({ socketPath: socket, path: '/commands', method: 'POST', headers }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        })
        call.on('error', reject)
        if (missing === 0) call.end(body)
        else call.flushHeaders()
      })
    const list = JSON.stringify({ name: 'orders', args: ['list'], folder: '/', staffName: 'x' })
    expect(await ask(list, 'Bearer guessed')).toBe(401)
    expect(await ask('{"name":"orders"}', `Bearer ${token}`)).toBe(422)
    expect(await ask('not json', `Bearer ${token}`)).toBe(400)
    expect(await ask('', `Bearer ${token}`, 300_000)).toBe(413)
    expect(await ask(list, `Bearer ${token}`)).toBe(200)
  })
})

test(
  'when no store runs, and after one was killed, a command opens the embedded database itself',
  { timeout: 90_000 },
  async () => {
    const store = await startStore({ dataDirectory: data, environment: { CATALOGUE: 'none' } })
    process.kill(store.pid, 'SIGKILL')
    await store.stop()
    expect(existsSync(path.join(data, 'control.json'))).toBe(true)
    const { out, code } = await command('settings', ['list'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Store: embedded database in \S+\/data \(Neev, 1 product\)\nname: Neev\n/)
    const again = await startStore({ dataDirectory: data, environment: { CATALOGUE: 'none' } })
    expect((await command('settings', ['list'])).out).toContain(`running as process ${again.pid}`)
    await again.stop()
    expect(existsSync(path.join(data, 'control.json'))).toBe(false)
  },
)

test('a data folder with a long path is reached as well', { timeout: 90_000 }, async () => {
  const deep = path.join(folder, 'deep'.repeat(30))
  const store = await startStore({ dataDirectory: deep, environment: { CATALOGUE: 'none' } })
  expect((await command('settings', ['list'], { DATA_DIR: deep })).out).toContain('running as process')
  await store.stop()
})

test('a command does not make a store by accident', { timeout: 90_000 }, async () => {
  const nowhere = path.join(folder, 'nowhere')
  const refused = await command('orders', ['list'], { DATA_DIR: nowhere })
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.err).toMatch(
    /^There is no store yet: embedded database in \S+nowhere\. .*--new to make one there\.\n$/,
  )
  expect(existsSync(nowhere)).toBe(false)

  const cluster = await startCluster()
  const empty = { DATABASE_URL: cluster.addressOf('postgres'), DATA_DIR: nowhere }
  const refusedThere = await command('orders', ['list'], empty)
  expect(refusedThere.err).toMatch(/^There is no store yet: PostgreSQL postgres@127\.0\.0\.1:\d+\./)
  const made = await command('catalogue', ['import', catalogue.folder, '--new'], empty)
  expect(made).toMatchObject({ code: 0 })
  expect((await command('settings', ['list'], empty)).out).toMatch(
    /^Store: PostgreSQL .* \(Neev, 1 product\)\n/,
  )
  await cluster.stop()
})

test('senseless arguments are answered with the usage, before a store is looked for', async () => {
  const { err, code } = await command('orders', ['dance'], { DATA_DIR: path.join(folder, 'nowhere') })
  expect(code).toBe(1)
  expect(err).toMatch(/^Usage: npm run orders -- list/)
})

test('what lies at the address of a dead store is no store', { timeout: 60_000 }, async () => {
  writeFileSync(
    path.join(data, 'control.json'),
    JSON.stringify({ socket: path.join(data, 'gone'), token: 'x', pid: 1 }),
  )
  expect((await command('settings', ['list'])).code).toBe(0)
  writeFileSync(path.join(data, 'control.json'), 'half a fi')
  expect((await command('settings', ['list'])).code).toBe(0)
})
