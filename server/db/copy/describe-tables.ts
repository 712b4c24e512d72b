import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** A table of the store with its columns, as the database itself describes them. */
export type TableDescription = {
  readonly name: string
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

/** The migrations run again on a copy, and write these themselves. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock']

/** The tables of the store in alphabetical order, without those of the migrator and of extensions. */
export async function describeTables(queries: Queries): Promise<readonly TableDescription[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select tables.relname as "table", columns.attname as "column", format_type(columns.atttypid, columns.atttypmod) as type
    from pg_class tables
    join pg_attribute columns on columns.attrelid = tables.oid
    where tables.relnamespace = 'public'::regnamespace and tables.relkind in ('r', 'p') and not tables.relispartition
      and columns.attnum > 0 and not columns.attisdropped and columns.attgenerated = ''
      and not exists (select from pg_depend where objid = tables.oid and deptype = 'e')
    order by tables.relname collate "C", columns.attnum`.execute(queries)
  const tables = Map.groupBy(rows, ({ table }) => table)
  return [...tables]
    .filter(([name]) => !MIGRATION_TABLES.includes(name))
    .map(([name, columns]) => ({
      name,
      columns: columns.map(({ column, type }) => ({ name: column, type })),
    }))
}

/** Tells whether the database has no table at all, so that a copy overwrites nothing. */
export async function isEmptyDatabase(queries: Queries): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (
      select from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    ) as empty`.execute(queries)
  return rows[0]?.empty ?? false
}
