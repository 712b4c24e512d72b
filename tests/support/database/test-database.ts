import { randomBytes } from 'node:crypto'
import type { KyselyPlugin } from 'kysely'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { administer } from './postgres-cluster.ts'

/** A server's administration database and the migrated database to copy for each test file. */
export type TemplateServer = {
  readonly admin: string
  readonly template: string
  /** The administration database through a pooler by transaction; null where tests connect directly. */
  readonly pooled: string | null
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TemplateServer
  }
}

/** A fresh, migrated, empty database, and the address that a second process would use. */
export type TestDatabase = Database & {
  readonly address: string
  /** Number of statements made so far. */
  readonly statements: () => number
  /** The statements, and the rows that they answered with. */
  readonly effort: () => { readonly statements: number; readonly rows: number }
  /** Lets `close` leave the database there under this name. */
  readonly keepAs: (name: string) => void
}

/**
 * The name of a database to copy that holds more than the template: made by the first test file that asks, for the files of
 * all workers.
 */
export async function templateWith(what: string, make: (name: string) => Promise<void>): Promise<string> {
  const { admin, template } = inject('postgres')
  const name = `${template}_${what}`
  const client = new Client({ connectionString: admin })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const made = await client.query('select from pg_database where datname = $1', [name])
    if (made.rowCount === 0) await make(name)
    return name
  } finally {
    await client.end()
  }
}

/**
 * Opens a copy of a template, by default the empty store, for one test file; through the pooler in the project that has one.
 * `close` removes it.
 */
export async function openTestDatabase(from?: string): Promise<TestDatabase> {
  const { admin, template, pooled } = inject('postgres')
  const name = `neev_test_${randomBytes(6).toString('hex')}`
  await administer(admin, `create database ${name} template ${from ?? template} strategy file_copy`)
  const direct = withDatabase(admin, name)
  const address = pooled === null ? direct : withDatabase(pooled, name)
  const database = await openDatabase(address, null, pooled === null ? null : direct)
  let kept: string | null = null
  const close = async (): Promise<void> => {
    await database.close()
    await administer(
      admin,
      kept === null
        ? `drop database if exists ${name} with (force)`
        : // a pooler holds its connections to the database for a while after the last client has gone
          `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = '${name}';
           alter database ${name} rename to ${kept}`,
    )
  }
  const keepAs = (as: string): void => {
    kept = as
  }
  return { ...counted(database), address, close, keepAs }
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
