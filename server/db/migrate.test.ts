import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../tests/support/database/test-database.ts'
import type { Database } from './database.ts'
import { executedMigrations, migrate } from './migrate.ts'

const folder = path.join(import.meta.dirname, '../../migrations')
/** The migrations that were there when this rule began; nothing older than them runs any more. */
const FIRST_UNDER_THE_RULE = '0009'

/** Statements that a migration sends, recorded without a database. */
async function statementsOf(file: string): Promise<string[]> {
  const statements: string[] = []
  const recording = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  })
  const { up } = (await import(path.join(folder, file))) as {
    up: (database: Kysely<unknown>) => Promise<void>
  }
  await up(recording)
  return statements
}

type Statement = {
  readonly text: string
  readonly isOnNewTable: boolean
  readonly newTables: ReadonlySet<string>
}

/** Rules on older tables that everything an older process writes obeys, with the reason. */
const obeyed: Readonly<Record<string, string>> = {
  tax_documents_one_invoice: 'order and kind were unique together until then, which is stricter',
  orders_counter_key: 'an older process sells nothing at the counter, and the key is of such orders alone',
  payments_order_is_known: 'order_id was required until then, so that an older process always writes it',
  orders_on_account: 'an older process writes neither column',
}

/** Statements that an older process would stumble over; nobody else uses the new tables of a migration yet. */
const breaks: Readonly<Record<string, (statement: Statement) => boolean>> = {
  'drops what an older process may use': ({ text }) =>
    /^drop (table|view|schema|type|function|sequence)/.test(text),
  'drops a column': ({ text }) => /drop column/.test(text),
  renames: ({ text }) => /\brename\b/.test(text),
  'changes a type': ({ text }) => /alter column \S+ (set data )?type/.test(text),
  'asks for a value that an older process does not write': ({ text, isOnNewTable }) =>
    /set not null/.test(text) && !isOnNewTable,
  'adds a column that has to be written': ({ text, isOnNewTable }) =>
    text
      .split(/add column/)
      .slice(1)
      .some(needsValue) && !isOnNewTable,
  // a check is replaced by a wider one under its own name
  'adds a rule that an older process does not know': ({ text, isOnNewTable }) => {
    const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name)
    const dropped = names(/drop constraint (?:if exists )?(\w+)/g)
    const added = names(/add constraint (\w+)/g).filter((name = '') => !(name in obeyed))
    return added.some((name) => !dropped.includes(name)) && !isOnNewTable
  },
  'adds a unique key': ({ text, newTables }) => {
    const [, name = '', table] = /^create unique index (\w+) on (\w+)/.exec(text) ?? []
    return table !== undefined && !newTables.has(table) && !(name in obeyed)
  },
}

function findBreaks(statement: string, newTables: ReadonlySet<string>): string[] {
  const plain = statement.replaceAll(/--.*$/gm, '').replaceAll('"', '')
  const text = plain.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  const [, altered = ''] = /^alter table (?:if exists )?(?:only )?(\S+)/.exec(text) ?? []
  const parsed = { text, isOnNewTable: newTables.has(altered), newTables }
  return Object.entries(breaks).flatMap(([reason, isBroken]) => (isBroken(parsed) ? [reason] : []))
}

const needsValue = (column: string): boolean => /not null/.test(column) && !/default|generated/.test(column)

const tablesMadeBy = (statements: readonly string[]): Set<string> =>
  new Set(statements.flatMap((text) => /^\s*create table (?:if not exists )?"?(\w+)/i.exec(text)?.[1] ?? []))

const migrations = readdirSync(folder).filter((file) => file.endsWith('.ts') && file >= FIRST_UNDER_THE_RULE)

test.each(migrations)('[SAFE-03] %s only adds: a process of the release before survives it', async (file) => {
  const statements = await statementsOf(file)
  expect(statements.length).toBeGreaterThan(0)
  const own = tablesMadeBy(statements)
  expect(statements.flatMap((text) => findBreaks(text, own).map((reason) => `${reason}: ${text}`))).toEqual(
    [],
  )
})

test.each([
  ['alter table orders drop column order_number', 'drops a column'],
  ['alter table orders rename column order_number to number', 'renames'],
  ['alter table "orders" add column "site" text not null', 'adds a column that has to be written'],
  ['alter table orders alter column total type numeric', 'changes a type'],
  [
    'alter table orders alter column site set not null',
    'asks for a value that an older process does not write',
  ],
  [
    'alter table orders add constraint positive check (grand_total > 0)',
    'adds a rule that an older process does not know',
  ],
  ['create unique index one on orders (user_id)', 'adds a unique key'],
  ['drop table orders', 'drops what an older process may use'],
])('%s is found', (statement, reason) => {
  expect(findBreaks(statement, new Set())).toEqual([reason])
})

test('[SAFE-03] each migration has a number of its own, by which they run', () => {
  const numbers = readdirSync(folder).map((file) => file.slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})
describe('a database that a newer release has migrated', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    await sql`insert into kysely_migration (name, timestamp) values ('9999-of-the-next-release', now()::text)`.execute(
      database.queries,
    )
  })
  afterAll(() => database.close())

  test('[SAFE-03] is left as it is, so that a release can be rolled back', async () => {
    expect(await migrate(database)).toEqual([])
    expect((await executedMigrations(database.queries)).at(-1)).toBe('9999-of-the-next-release')
  })

  test('is refused where one of our own migrations is missing in it', async () => {
    const own = (await executedMigrations(database.queries)).at(-2)
    await sql`delete from kysely_migration where name = ${own}`.execute(database.queries)
    await expect(migrate(database)).rejects.toThrow(/9999-of-the-next-release/)
  })
})
