import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Database } from '#server/db/database.ts'
import { createAlarms } from '#server/gateways/alarms/log-and-count.ts'
import { createHealthRoutes } from '#server/http/health.ts'
import { addStoreGauges } from '#server/observability/store-gauges.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { findOnPath } from '../support/process/find-program.ts'

const file = path.join(import.meta.dirname, '../../deploy/alerts.yaml')
type Rule = { readonly alert: string; readonly expr: string }
const { groups } = parse(readFileSync(file, 'utf8')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

const folder = mkdtempSync(path.join(tmpdir(), 'neev-alerts-'))
const backupDir = path.join(folder, 'backups')
let database: Database
let metrics: () => Promise<string>
let isReady = true

beforeAll(async () => {
  database = await openTestDatabase()
  const alarms = createAlarms(pino({ level: 'silent' }))
  alarms.count('unknown-payment', 'money')
  alarms.count('cap-nearly-used', 'sign-in-codes, stranger, 80 %')
  alarms.count('pictures-unavailable', 'cannot be reached')
  const now = () => new Date('2026-11-22T20:00:00Z')
  addStoreGauges(alarms.registry, { database, dataDir: folder, backupDir, isReady: async () => isReady, now })
  const health = createHealthRoutes({
    isReady: async () => isReady,
    storeMetrics: alarms.registry,
    metricsToken: null,
    countMoneyAttention: async () => ({}),
    addressOf: () => 'unknown',
  })
  for (const route of ['/api/orders', '/api/payments/webhook', '/category']) health.counterOf(route)(500, 12)
  metrics = async () => (await health.routes.request('/metrics')).text()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The series that an expression names: metric, and the labels it asks for by equality. */
function namedSeries(expression: string) {
  const names = expression.matchAll(
    /\b([a-z][a-z0-9_]*_(?:total|seconds|bucket|ratio|ready))\b(?:\{([^}]*)\})?/g,
  )
  return [...names].map(([, name = '', labels = '']) => ({
    name,
    labels: [...labels.matchAll(/(\w+="[^"]*")/g)].map(([, label = '']) => label),
  }))
}

test('every series that an alert watches is among the metrics', async () => {
  const lines = (await metrics()).split('\n')
  const series = rules.flatMap(({ expr }) => namedSeries(expr))
  const missing = series.filter(
    ({ name, labels }) =>
      !lines.some(
        (line) => new RegExp(`^${name}[ {]`).test(line) && labels.every((label) => line.includes(label)),
      ),
  )
  expect(missing).toEqual([])
  // `up` is Prometheus' own
  expect(rules.filter(({ expr }) => namedSeries(expr).length === 0).map(({ alert }) => alert)).toEqual([
    'StoreDown',
  ])
})

test('readiness, the age of the newest backup and free space are told as they are', async () => {
  expect(await metrics()).toMatch(/^store_ready 1$/m)
  expect(await metrics()).toMatch(/^store_backup_age_seconds \+Inf$/m)
  expect(await metrics()).toMatch(/^store_overdue_seconds\{work="refunds"\} 0$/m)
  for (const name of ['2026-11-21T20-00-00Z', '2026-11-22T19-00-00Z', 'another folder'])
    mkdirSync(path.join(backupDir, name), { recursive: true })
  isReady = false
  const text = await metrics()
  expect(text).toMatch(/^store_ready 0$/m)
  expect(text).toMatch(/^store_backup_age_seconds 3600$/m)
  expect(Number(/^store_disk_free_ratio (\S+)$/m.exec(text)?.[1])).toBeGreaterThan(0)
})

test('Prometheus accepts the rules', () => {
  const promtool = findOnPath('promtool')
  if (promtool === undefined)
    process.stdout.write('promtool is not installed here: only our own checks ran\n')
  const said = promtool && spawnSync(promtool, ['check', 'rules', file], { encoding: 'utf8' }).stdout
  expect(said ?? 'SUCCESS').toContain('SUCCESS')
})
