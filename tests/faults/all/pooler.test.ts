import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { jobNames } from '#server/gateways/jobs/pg-boss-queue.ts'
import { signInShopper } from '../../support/browser/shopper.ts'
import { catalogueFolder, productDocument } from '../../support/catalogue/catalogue-folder.ts'
import { hasPgBouncer, startPgBouncer, type Pooler } from '../../support/database/pgbouncer.ts'
import { administer, startCluster, type Cluster } from '../../support/database/postgres-cluster.ts'
import { startStore, type Store } from '../../support/process/start-store.ts'

const isThere = hasPgBouncer()
if (!isThere)
  process.stdout.write(
    '\nskipped, the store behind PgBouncer: it is not installed (Debian package pgbouncer)\n',
  )

/** Fewer than one process of the store has. */
const CONNECTIONS = 3

describe.skipIf(!isThere).each(['session', 'transaction'] as const)(
  'behind PgBouncer, which pools by %s,',
  (mode) => {
    let cluster: Cluster
    let pooler: Pooler
    let stores: readonly Store[]
    let catalogue: Awaited<ReturnType<typeof catalogueFolder>>
    const byTransaction = mode === 'transaction'
    const direct = (): string | null => (byTransaction ? cluster.addressOf('postgres') : null)
    const open = (): Promise<Database> => openDatabase(pooler.addressOf('postgres'), null, direct())

    beforeAll(async () => {
      cluster = await startCluster()
      catalogue = await catalogueFolder({ products: [productDocument('cement')] })
      const size = byTransaction ? { default_pool_size: CONNECTIONS } : { default_pool_size: 40 }
      pooler = await startPgBouncer(new URL(cluster.addressOf('postgres')), { pool_mode: mode, ...size })
      const environment = {
        CATALOGUE: catalogue.folder,
        ...(byTransaction && { DATABASE_DIRECT_URL: cluster.addressOf('postgres') }),
      }
      const start = () => startStore({ databaseURL: pooler.addressOf('postgres'), environment })
      stores = [await start(), await start()]
    }, 120_000)
    afterAll(async () => {
      await Promise.all(stores.map((store) => store.stop()))
      await pooler.stop()
      await cluster.stop()
      await catalogue.remove()
    })

    test(
      '[SAFE-03] people sign in and order at two processes, all at once',
      { timeout: 60_000 },
      async () => {
        const numbers = ['9812345674', '9812345675', '9812345676', '9812345677']
        const shoppers = await Promise.all(
          numbers.map((number, index) => signInShopper(stores[index % 2] as Store, number)),
        )
        const orders = await Promise.all(
          shoppers.map((me) => Promise.all([me.placeOrder(), me.placeOrder(), me.placeOrder()])),
        )
        for (const [index, me] of shoppers.entries())
          expect((await me.orderIds()).toSorted()).toEqual(orders[index]?.toSorted())
      },
    )

    test('[SAFE-03] every job is done', { timeout: 60_000 }, async () => {
      const database = await open()
      const readDone = async (): Promise<string[]> => {
        const done = sql<{ name: string }>`
          select distinct name from jobs.job where state = 'completed' and name !~ '^__' order by name`
        return (await done.execute(database.queries)).rows.map(({ name }) => name)
      }
      await expect.poll(readDone, { timeout: 30_000 }).toEqual(jobNames.toSorted())
      await database.close()
    })

    test('[SAFE-03] news reach whoever listens', async () => {
      const database = await open()
      const heard: (string | null)[] = []
      await database.listen('news', (payload) => heard.push(payload))
      await sql`notify news, 'hello'`.execute(database.queries)
      await expect.poll(() => heard).toEqual(['hello'])
      await database.close()
    })

    test('[SAFE-03] the time-outs of statements and locks hold', async () => {
      const database = await open()
      const { rows } = await sql`
        select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`.execute(database.queries)
      await database.close()
      expect(rows).toEqual([{ statement: '30s', lock: '10s', idle: '30s' }])
    })
  },
)

describe.skipIf(!isThere)('a store does not start', () => {
  let cluster: Cluster
  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.stop())

  const openThrough = async (database: string, changes: Record<string, string> = {}): Promise<void> => {
    const pooler = await startPgBouncer(new URL(cluster.addressOf('postgres')), changes)
    try {
      const opened = await openDatabase(pooler.addressOf(database), null, cluster.addressOf('postgres'))
      await opened.close()
    } finally {
      await pooler.stop()
    }
  }

  test('[SAFE-03] whose pooled connections have no time limits', async () => {
    await openThrough('postgres')
    await expect(openThrough('postgres', { connect_query: '' })).rejects.toThrow(/have no time limits/)
  })

  test('[SAFE-03] whose two addresses lead to different databases', async () => {
    await administer(cluster.addressOf('postgres'), 'create database another')
    await expect(openThrough('another')).rejects.toThrow(/lead to different databases/)
  })
})
