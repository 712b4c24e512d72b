import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openTestDatabase } from '../support/database/test-database.ts'
import { globalKeys, spreadingColumns as spread, spreadRows as rows } from '../support/database/spreading.ts'

type Key = { readonly table: string; readonly name: string; readonly columns: string[] }
let database: Database
let keys: readonly Key[]
let columns: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  database = await openTestDatabase()
  keys = (
    await sql<Key>`
      select tables.relname as "table", keys.relname as name,
        array(select attname::text from pg_attribute where attrelid = tables.oid and attnum = any(pg_index.indkey)) as columns
      from pg_index join pg_class tables on tables.oid = indrelid join pg_class keys on keys.oid = indexrelid
      where indisunique and tables.relnamespace = 'public'::regnamespace and tables.relname not like 'kysely%'`.execute(
      database.queries,
    )
  ).rows
  const { rows: found } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'`.execute(database.queries)
  columns = new Map(
    [...Map.groupBy(found, ({ table }) => table)].map(([table, all]) => [
      table,
      all.map(({ column }) => column),
    ]),
  )
})
afterAll(() => database.close())

test('the tables to be spread have the column that they are spread by', () => {
  expect(spread.size).toBeGreaterThan(10)
  const wrong = [...spread].filter(([table, column]) => !columns.get(table)?.includes(column))
  expect(wrong).toEqual([])
})

test('every unique key holds the spreading column, but for those that the document says have to be global', () => {
  const without = keys.filter(({ table, columns: own }) => {
    const column = spread.get(table)
    return column !== undefined && !own.includes(column)
  })
  expect(without.map(({ name }) => name).toSorted()).toEqual(rows.flatMap((row) => row.keys).toSorted())
})

test('of every global key the document says why it is one, and how it would be kept', () => {
  const told = globalKeys.flatMap((row) => row.keys)
  expect(told.toSorted()).toEqual(rows.flatMap((row) => row.keys).toSorted())
  for (const { how } of globalKeys)
    expect(how).toMatch(/^(a table of its own|takes the column in|the column is derived)/)
})
