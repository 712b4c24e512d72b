import { sql } from 'kysely'
import type { Queries } from '#server/db/database.ts'

/** The tables, of every schema of ours, in which any row holds one of these texts anywhere. */
export async function tablesWith(queries: Queries, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by name`.execute(queries)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ holds: boolean }>`
      select exists (
        select from ${sql.raw(name)} as every_row
        where every_row::text like any(${texts.map((text) => `%${text}%`)}::text[])
      ) as holds`.execute(queries)
    if (rows[0]?.holds === true) found.push(name.replace(/^public\./, ''))
  }
  return found
}
