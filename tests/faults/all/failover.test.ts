import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { administer, startCluster, type Cluster } from '../../support/database/postgres-cluster.ts'
import { findOnPath } from '../../support/process/find-program.ts'
import { freePort } from '../../support/process/free-port.ts'
import { removeFolder } from '../../support/process/remove-folder.ts'
import { startStore, type Store } from '../../support/process/start-store.ts'
import { until } from '../../support/process/until.ts'
import { signInCustomers, orderContinuously } from '../outage/order-continuously.ts'

const CUSTOMERS = 4
const ORDERS_AFTERWARDS = 20
const haproxy = findOnPath('haproxy')
const reason =
  haproxy === undefined
    ? 'HAProxy is not installed (Debian package haproxy)'
    : process.env['TEST_DATABASE_URL']
      ? 'TEST_DATABASE_URL names one server, and a failover needs two of our own'
      : null
if (reason !== null) process.stdout.write(`\nskipped, the failover to a standby: ${reason}\n`)

/** HAProxy before both servers: the standby gets connections once the primary takes none, and no old connection lives on. */
const configurationOf = (port: number, primary: string, standby: string): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen database
  bind 127.0.0.1:${port}
  option redispatch
  default-server inter 200ms fall 1 rise 2 on-marked-down shutdown-sessions
  server primary ${new URL(primary).host} check
  server standby ${new URL(standby).host} check backup
`

describe.skipIf(reason !== null)('a synchronous standby takes over', () => {
  let primary: Cluster
  let standby: Cluster
  let proxy: ChildProcess
  let store: Store
  let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
  const folder = mkdtempSync(path.join(tmpdir(), 'neev-failover-'))

  beforeAll(async () => {
    catalogue = await catalogueFolder({ products: [productDocument('cement')] })
    primary = await startCluster({ durable: true, installed: true })
    standby = await startCluster({ durable: true, installed: true, standbyOf: primary })
    const address = primary.addressOf('postgres')
    // a commit is acknowledged only when the standby has it on its disk
    await administer(address, `alter system set synchronous_standby_names = '*'`)
    await administer(address, 'select pg_reload_conf()')
    await until('the standby follows synchronously', async () =>
      (await valueOf(address, `select sync_state from pg_stat_replication`)) === 'sync' ? true : undefined,
    )
    const port = await freePort()
    const file = path.join(folder, 'haproxy.cfg')
    writeFileSync(file, configurationOf(port, address, standby.addressOf('postgres')))
    proxy = spawn(haproxy ?? '', ['-db', '-f', file], { stdio: 'ignore' })
    const databaseURL = `postgres://postgres@127.0.0.1:${port}/postgres`
    await until('HAProxy answers', () => valueOf(databaseURL, `select 'one'`).catch(() => undefined))
    store = await startStore({ databaseURL, environment: { CATALOGUE: catalogue.folder } })
  }, 120_000)
  afterAll(async () => {
    await store.stop()
    const ended = once(proxy, 'exit')
    proxy.kill('SIGTERM')
    await ended
    await standby.stop()
    await primary.stop()
    await catalogue.remove()
    removeFolder(folder)
  })

  test(
    '[SAFE-03] orders go on after the primary has crashed, and none that was acknowledged is lost or doubled',
    {
      timeout: 60_000,
    },
    async () => {
      const customers = orderContinuously(store, await signInCustomers(store, CUSTOMERS))
      const { acknowledged, refusals } = customers.observations
      await until('some orders', () => (acknowledged.size > ORDERS_AFTERWARDS ? true : undefined))
      await primary.halt('immediate')
      const before = acknowledged.size
      const crashed = performance.now()
      await administer(standby.addressOf('postgres'), 'select pg_promote()')
      await customers.nextOrder()
      const pause = Math.round(performance.now() - crashed)
      await until('orders on the new primary', () =>
        acknowledged.size > before + ORDERS_AFTERWARDS ? true : undefined,
      )
      await customers.stop()
      const listed = await customers.listedOrders()
      const lost = [...acknowledged.values()].filter((id) => !listed.includes(id))
      process.stdout.write(
        `\n  failover: ${acknowledged.size} orders acknowledged, ${before} of them before; ${lost.length} lost; ${pause} ms without orders\n`,
      )
      expect(lost).toEqual([])
      expect(new Set(listed).size).toBe(listed.length)
      expect(listed.length).toBe(acknowledged.size)
      expect([...refusals.keys()].filter((refusal) => refusal !== '503 temporarily-unavailable')).toEqual([])
      expect(await valueOf(standby.addressOf('postgres'), 'select pg_is_in_recovery()::text')).toBe('false')
    },
  )
})

/** The one value that a query gives. */
async function valueOf(address: string, query: string): Promise<string | undefined> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    const { rows } = await client.query<string[]>({ text: query, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}
