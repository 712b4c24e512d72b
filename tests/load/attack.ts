import { setTimeout as pause } from 'node:timers/promises'
import { join } from 'node:path'
import { startCluster } from '../support/database/postgres-cluster.ts'
import { signInOverHttp } from '../support/process/log-in-over-http.ts'
import { memoryOf, processorSecondsOf } from './process-figures.ts'
import { startStore, type Store } from '../support/process/start-store.ts'

// What others notice while 16 connections send the worst that there is, without pause and with all rates lifted.
//   npm run attack [-- SECONDS]
const CONNECTIONS = 16
const QUIET_MS = 5_000
const EVERY_MS = 25
const LIMITS = { healthMs: 100, pageTimes: 3 }

const attackMs = Number(process.argv[2] ?? 20) * 1_000

/** Lines of misspelt words that no two lists share: each is compared with the vocabulary. */
const worstList = (): string =>
  Array.from({ length: 500 }, () => Array.from({ length: 9 }, () => `sem${word()}nt`).join(' ')).join('\n')
const word = (): string =>
  Array.from({ length: 5 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('')

type Attack = (store: Store, token: string) => Promise<Response>

const attacks: readonly Attack[] = [
  ({ baseURL }) =>
    fetch(`${baseURL}/api/quick-order`, {
      method: 'POST',
      headers: { origin: baseURL, 'content-type': 'application/json' },
      body: JSON.stringify({ text: worstList() }),
    }),
  ({ baseURL }) => fetch(`${baseURL}/search?q=${word()}+${word()}+${word()}`),
  ({ baseURL }) => fetch(`${baseURL}/api/suggestions?q=${word()}+${word()}`),
  ({ baseURL }, token) =>
    fetch(`${baseURL}/api/orders?x=${word()}`, { headers: { authorization: `Bearer ${token}` } }),
]

type Times = { readonly health: number[]; readonly page: number[] }

/** Asks for a page again and again until then. */
async function measure(url: string, until: number, times: number[]): Promise<void> {
  while (performance.now() < until) {
    const begun = performance.now()
    await (await fetch(url)).arrayBuffer()
    times.push(performance.now() - begun)
    await pause(EVERY_MS)
  }
}

async function observe(store: Store, ms: number): Promise<Times> {
  const until = performance.now() + ms
  const times: Times = { health: [], page: [] }
  await Promise.all([
    measure(`${store.baseURL}/healthz`, until, times.health),
    measure(`${store.baseURL}/`, until, times.page),
  ])
  return times
}

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const shown = (times: readonly number[]): string =>
  [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1)).join(' / ')

async function attackStore(store: Store): Promise<Map<number, number>> {
  const { token } = (await signInOverHttp(store, '9812360001')) as { token: string }
  const statuses = new Map<number, number>()
  const until = performance.now() + attackMs
  const connection = async (attack: Attack): Promise<void> => {
    while (performance.now() < until) {
      const answer = await attack(store, token)
      await answer.arrayBuffer()
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
  }
  await Promise.all(
    Array.from({ length: CONNECTIONS / attacks.length }, () => attacks.map(connection)).flat(),
  )
  return statuses
}

/**
 * How far behind the event loop of the store was since it was last asked, in milliseconds, as the store measures itself: other
 * programs on the machine delay requests too, but are less of it.
 */
async function eventLoopDelay({ baseURL }: Store): Promise<string> {
  const metrics = await (await fetch(`${baseURL}/metrics`)).text()
  const of = (name: string): string => {
    const seconds = new RegExp(String.raw`^nodejs_eventloop_lag_${name}_seconds (\S+)$`, 'm').exec(
      metrics,
    )?.[1]
    return (Number(seconds) * 1_000).toFixed(1)
  }
  return [of('p50'), of('p99'), of('max')].join(' / ')
}

/** Prints the times in milliseconds and tells whether they are within the limits. */
async function report(name: string, store: Store): Promise<boolean> {
  await (await fetch(`${store.baseURL}/`)).arrayBuffer()
  await eventLoopDelay(store)
  const quiet = await observe(store, QUIET_MS)
  const quietDelay = await eventLoopDelay(store)
  const spentBefore = processorSecondsOf(store.pid)
  const [statuses, attacked] = await Promise.all([attackStore(store), observe(store, attackMs)])
  const attackedDelay = await eventLoopDelay(store)
  const spent = (processorSecondsOf(store.pid) - spentBefore) / (attackMs / 1_000)
  const health = percentile(attacked.health, 0.99)
  const times = percentile(attacked.page, 0.99) / percentile(quiet.page, 0.99)
  const isKept = health < LIMITS.healthMs && times < LIMITS.pageTimes
  const lines = [
    `${name}: milliseconds p50 / p99 / longest`,
    `  quiet    /healthz ${shown(quiet.health)}   cached page ${shown(quiet.page)}`,
    `  attacked /healthz ${shown(attacked.health)}   cached page ${shown(attacked.page)}`,
    `  event loop behind: quiet ${quietDelay}, attacked ${attackedDelay}; ${spent.toFixed(2)} processors, ${memoryOf(store.pid, 'VmRSS') ?? '?'} MB`,
    `  cached page p99 ${times.toFixed(1)} times quiet; answers to the attack: ${[...statuses].map(([status, count]) => `${status}: ${count}`).join(', ')}`,
    `  ${isKept ? 'within' : 'BEYOND'} the limits: /healthz p99 below ${LIMITS.healthMs} ms, cached page p99 below ${LIMITS.pageTimes} times quiet`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return isKept
}

const environment = { CATALOGUE: join(import.meta.dirname, '../../demo/catalogue') }
const kept: boolean[] = []
const embedded = await startStore({ environment })
kept.push(await report('embedded', embedded))
await embedded.stop()
const cluster = await startCluster({ durable: true })
const onServer = await startStore({ databaseURL: cluster.addressOf('postgres'), environment })
kept.push(await report('PostgreSQL', onServer))
await onServer.stop()
await cluster.stop()
process.exitCode = kept.every(Boolean) ? 0 : 1
