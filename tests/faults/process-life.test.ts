import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { findDatabase, removeFolder } from '../support/process/remove-folder.ts'
import { runProgram as run } from '../support/process/run-program.ts'
import { startStore } from '../support/process/start-store.ts'
import { onlyInFull } from '../support/in-full.ts'

const root = path.join(import.meta.dirname, '../..')
const surroundings = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
  PORT: '0',
}
const folder = mkdtempSync(path.join(tmpdir(), 'neev-life-'))
/** One embedded database for all: making one takes seconds. */
const data = path.join(folder, 'data')
afterAll(() => removeFolder(folder))

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

test.each<[title: string, program: string, args: string[]]>([
  ['npm start', 'npm', ['start']],
  ...onlyInFull.map((): [string, string, string[]] => ['the server', process.execPath, ['server/main.ts']]),
])(
  'SIGTERM to all processes of %s lets a running request end, and it exits with 0',
  { timeout: 90_000 },
  async (_, program, args) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...surroundings, DATA_DIR: data, CATALOGUE: 'none' },
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

// imports the whole demo
test.each(onlyInFull)(
  'SIGTERM during the first import closes the store, and the process exits with 0',
  { timeout: 90_000 },
  async () => {
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: root,
      env: { ...surroundings, DATA_DIR: path.join(folder, 'stopped') },
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
