import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { startCluster } from '../support/database/postgres-cluster.ts'
import { findDatabase, removeFolder } from '../support/process/remove-folder.ts'
import { runProgram as run } from '../support/process/run-program.ts'
import { startStore } from '../support/process/start-store.ts'

const root = path.join(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'neev-life-'))
/** One embedded database for all: making one takes seconds. */
const data = path.join(folder, 'data')
afterAll(() => removeFolder(folder))

const smallCatalogue = () =>
  catalogueFolder({
    maincategory: [{ id: 'cement', mainCategory_Name: 'Cement' }],
    products: [productDocument('p1')],
  })

test(
  'two processes that start at once on an empty data folder share its database, which ends with the last of them',
  { timeout: 90_000 },
  async () => {
    const start = () => startStore({ dataDirectory: data, environment: { CATALOGUE: 'none' } })
    const [first, second] = await Promise.all([start(), start()])
    const server = findDatabase(data)
    expect(server).not.toBeNull()
    await first.stop()
    expect(findDatabase(data)).toBe(server)
    expect((await fetch(`${second.baseURL}/readyz`)).status).toBe(200)
    await second.stop()
    expect(findDatabase(data)).toBeNull()
  },
)

test(
  'two processes that start at once on an empty PostgreSQL database both serve one catalogue',
  { timeout: 90_000 },
  async () => {
    const cluster = await startCluster()
    const catalogue = await smallCatalogue()
    const environment = { CATALOGUE: catalogue.folder }
    const start = () => startStore({ databaseURL: cluster.addressOf('postgres'), environment })
    const stores = await Promise.all([start(), start()])
    const counts = await Promise.all(
      stores.map(
        async ({ baseURL }) =>
          ((await (await fetch(`${baseURL}/api/products/getProduct`)).json()) as unknown[]).length,
      ),
    )
    expect(counts[0]).toBe(counts[1])
    expect(stores.filter((store) => store.log().includes('the first catalogue was imported'))).toHaveLength(1)
    await Promise.all(stores.map((store) => store.stop()))
    await cluster.stop()
    await catalogue.remove()
  },
)

test(
  '[SAFE-03] a restart behind a long statement stays up, and its jobs run when that is over',
  { timeout: 120_000 },
  async () => {
    const cluster = await startCluster()
    const databaseURL = cluster.addressOf('postgres')
    const environment = { CATALOGUE: 'none' }
    await (await startStore({ databaseURL, environment })).stop()
    const [busy, other] = [1, 2].map(() => new Client({ connectionString: databaseURL }))
    if (busy === undefined || other === undefined) throw new Error('no clients')
    await Promise.all([busy.connect(), other.connect()])
    // what an import holds that goes on, and what the queues need to open
    await busy.query('begin; select * from catalogue_state for update; lock table jobs.queue')
    const store = await startStore({ databaseURL, environment, readyWithinMs: 30_000 })
    await expect.poll(() => store.log()).toContain('Neev is ready')
    const waiting = `from pg_stat_activity where application_name = 'neev-jobs' and wait_event_type = 'Lock'`
    const breakOff = async () => {
      await other.query(`select pg_terminate_backend(pid) ${waiting}`)
      return store.log()
    }
    await expect.poll(breakOff, { timeout: 20_000 }).toContain('a job failed')
    expect((await fetch(`${store.baseURL}/readyz`)).status).toBe(200)
    await busy.query('rollback')
    const done = () =>
      other.query(
        `select 1 from jobs.job where name = 'payments' and state = 'completed' and completed_on > now() - interval '10 s'`,
      )
    await expect.poll(async () => (await done()).rowCount, { timeout: 30_000 }).toBeGreaterThan(0)
    await Promise.all([busy.end(), other.end()])
    await store.stop()
    await cluster.stop()
  },
)

test(
  'a change of the catalogue by one process shows on the kept pages of another',
  { timeout: 90_000 },
  async () => {
    const cluster = await startCluster()
    const databaseURL = cluster.addressOf('postgres')
    const store = await startStore({ databaseURL, environment: { CATALOGUE: 'none' } })
    const home = async () => (await fetch(store.baseURL)).text()
    expect(await home()).toBe(await home())
    expect(await home()).not.toContain('Cement')
    const catalogue = await smallCatalogue()
    const imported = await run(['scripts/command.ts', 'catalogue', 'import', catalogue.folder], {
      DATABASE_URL: databaseURL,
      DATA_DIR: folder,
    })
    expect(imported.code).toBe(0)
    expect(imported.out).toMatch(/^Store: PostgreSQL postgres@127\.0\.0\.1:\d+ \(Neev, 0 products\)\n/)
    expect(imported.out).toMatch(/^maincategory\.json: \d+ added, 0 changed, 0 unchanged, 0 refused$/m)
    await expect.poll(home).toContain('Cement')
    await store.stop()
    await cluster.stop()
    await catalogue.remove()
  },
)

test.each([
  ['the server', process.execPath, ['server/main.ts']],
  ['npm start', 'npm', ['start']],
])(
  'SIGTERM to all processes of %s lets a running request end, and it exits with 0',
  { timeout: 90_000 },
  async (_, program, args) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: data, CATALOGUE: 'none' },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (more: string) => (printed += more))
    const address = (): string | undefined => /Neev is ready at (http:\S+?)"/.exec(printed)?.[1]
    await expect.poll(address, { timeout: 60_000 }).toBeDefined()
    const running = fetch(`${address()}/category`)
    await expect.poll(async () => (await fetch(`${address()}/healthz`)).status).toBe(200)
    const begun = performance.now()
    process.kill(-(child.pid ?? 0), 'SIGTERM')
    const [code] = (await once(child, 'exit')) as [number | null]
    expect(code).toBe(0)
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect((await running).status).toBe(200)
  },
)

test(
  'SIGTERM during the first import closes the store, and the process exits with 0',
  { timeout: 90_000 },
  async () => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: path.join(folder, 'stopped') },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [errors, exit] = [text(child.stderr), once(child, 'exit')]
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (more: string) => (printed += more))
    await expect.poll(() => printed, { timeout: 60_000 }).toContain('the database was migrated')
    child.kill('SIGTERM')
    expect(await exit).toEqual([0, null])
    expect(await errors).toBe('')
    expect(printed).toContain('"msg":"stopping"')
    expect(printed).not.toContain('Neev is ready')
  },
)

test.skipIf(process.platform === 'win32')('[SAFE-05] nobody but its owner looks into the data folder', () => {
  // the database's user may pass, and see nothing
  expect(statSync(data).mode & 0o067).toBe(0)
  for (const name of readdirSync(data)) expect(statSync(path.join(data, name)).mode & 0o077).toBe(0)
})

test.each([
  [{ PORT: 'many' }, /PORT/],
  [{ DATABASE_URL: 'mysql://elsewhere' }, /DATABASE_URL must be "embedded" or a postgres:\/\/ address/],
  [{ LIVE_EXCEPTIONS: 'everything' }, /LIVE_EXCEPTIONS must be one of demo-catalogue/],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, /DATABASE_URL/],
])(
  'with %j the start ends with one line that names the setting',
  { timeout: 30_000 },
  async (environment, named) => {
    const { code, out, err } = await run(['server/main.ts'], {
      DATA_DIR: path.join(folder, 'fault'),
      ...environment,
    })
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(named)
    expect(err.trim().split('\n')).toHaveLength(1)
  },
)

test('a port that is in use is said in one line', { timeout: 90_000 }, async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const { code, err } = await run(['server/main.ts'], {
    DATA_DIR: data,
    CATALOGUE: 'none',
    PORT: String(port),
  })
  other.close()
  expect(code).toBe(1)
  expect(err).toMatch(/^PORT \d+ on 127\.0\.0\.1 is in use by another program\.\n$/)
})
