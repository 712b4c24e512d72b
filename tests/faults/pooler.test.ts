import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/open-database.ts'
import { signInShopper } from '../support/browser/shopper.ts'
import { catalogueFolder, productDocument } from '../support/catalogue/catalogue-folder.ts'
import { startCluster, type Cluster } from '../support/database/postgres-cluster.ts'
import { unprivilegedUser } from '../support/container/run-container-steps.ts'
import { findOnPath } from '../support/process/find-program.ts'
import { freePort } from '../support/process/free-port.ts'
import { removeFolder } from '../support/process/remove-folder.ts'
import { startStore, type Store } from '../support/process/start-store.ts'
import { until } from '../support/process/until.ts'

const pgbouncer = findOnPath('pgbouncer')
if (pgbouncer === undefined)
  process.stdout.write(
    '\nskipped, the store behind PgBouncer: it is not installed (Debian package pgbouncer)\n',
  )

const configurationOf = (port: number, server: URL, users: string): string => `
[databases]
* = host=${server.hostname} port=${server.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file = ${users}
pool_mode = session
default_pool_size = 40
`

describe.skipIf(pgbouncer === undefined)('behind PgBouncer, which pools by session', () => {
  let cluster: Cluster
  let pooler: ChildProcess
  let address: string
  let store: Store
  let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
  const folder = mkdtempSync(path.join(tmpdir(), 'neev-pooler-'))

  beforeAll(async () => {
    chmodSync(folder, 0o755)
    cluster = await startCluster()
    catalogue = await catalogueFolder({ products: [productDocument('cement')] })
    const port = await freePort()
    const [file, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'users.txt')]
    writeFileSync(users, '"postgres" ""\n')
    writeFileSync(file, configurationOf(port, new URL(cluster.addressOf('postgres')), users))
    // it refuses to run as root
    pooler = spawn(pgbouncer ?? '', [file], { ...unprivilegedUser(), stdio: 'ignore' })
    address = `postgres://postgres@127.0.0.1:${port}/postgres`
    await until('PgBouncer answers', async () => {
      const client = new Client({ connectionString: address })
      try {
        await client.connect()
        return true
      } catch {
        return undefined
      } finally {
        await client.end().catch(() => {})
      }
    })
    store = await startStore({ databaseURL: address, environment: { CATALOGUE: catalogue.folder } })
  }, 120_000)
  afterAll(async () => {
    await store.stop()
    const ended = once(pooler, 'exit')
    pooler.kill('SIGTERM')
    await ended
    await cluster.stop()
    await catalogue.remove()
    removeFolder(folder)
  })

  test(
    '[SAFE-03] people sign in and order, and news of the catalogue arrives',
    { timeout: 60_000 },
    async () => {
      const me = await signInShopper(store, '9812345674')
      const orders = [await me.placeOrder(), await me.placeOrder()]
      expect((await me.orderIds()).toSorted()).toEqual(orders.toSorted())
      const database = await openDatabase(address, null)
      const heard: (string | null)[] = []
      await database.listen('news', (payload) => heard.push(payload))
      await sql`notify news, 'hello'`.execute(database.queries)
      await until('the notification', () => (heard.includes('hello') ? true : undefined))
      await database.close()
    },
  )

  test('[SAFE-03] the time-outs of statements and locks hold', async () => {
    const database = await openDatabase(address, null)
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(database.queries)
    await database.close()
    expect(rows).toEqual([{ statement: '30s', lock: '10s', idle: '30s' }])
  })
})
