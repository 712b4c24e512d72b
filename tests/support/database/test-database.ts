import { randomBytes } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { inject, type ProvidedContext } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { openMigratedEmbedded } from './embedded-template.ts'
import { administer } from './postgres-cluster.ts'

/** A fresh, migrated, empty database of the project's engine, and the address that a second process would use. */
export type TestDatabase = Database & {
  readonly address: string
  /** How many statements were made so far. */
  readonly statements: () => number
  /** The statements, and the rows that they answered with. */
  readonly effort: () => { readonly statements: number; readonly rows: number }
}

/**
 * Opens a database for one test file, on the engine of the vitest project that runs it (the embedded one outside of
 * `api-postgres` and `api-pgbouncer`). `close` removes it.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgres')
  // projects without the PostgreSQL set-up provide nothing
  if (server as typeof server | undefined) return copyOnServer(server)
  return { ...counted(await openMigratedEmbedded()), address: 'embedded' }
}

type Server = ProvidedContext['postgres']

async function copyOnServer({ admin, template, pooled }: Server): Promise<TestDatabase> {
  const name = `neev_test_${randomBytes(6).toString('hex')}`
  await administer(admin, `create database ${name} template ${template}`)
  const direct = withDatabase(admin, name)
  const address = pooled === null ? direct : withDatabase(pooled, name)
  const database = await openDatabase(address, null, pooled === null ? null : direct)
  const close = async (): Promise<void> => {
    await database.close()
    await administer(admin, `drop database if exists ${name} with (force)`)
  }
  return { ...counted(database), address, close }
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = `/${name}`
  return url.href
}

function counted(database: Database): Database & Pick<TestDatabase, 'statements' | 'effort'> {
  let made = 0
  let rows = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      made += 1
      return node
    },
    transformResult: ({ result }) => {
      rows += result.rows.length
      return Promise.resolve(result)
    },
  }
  return {
    ...database,
    queries: database.queries.withPlugin(counting),
    statements: () => made,
    effort: () => ({ statements: made, rows }),
  }
}
