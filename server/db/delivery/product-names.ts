import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** The names of products by their ids, also of those that are still drafts; one that is gone is left out. */
export async function findProductNames(
  queries: Queries,
  ids: readonly string[],
): Promise<Record<string, string>> {
  if (ids.length === 0) return {}
  const { rows } = await sql<{ id: string; name: string }>`
    select id, record ->> 'name' as name from hidden_entries
    where collection = 'products' and id = any(${[...ids]}::text[])
    union all
    select id, name from products where id = any(${[...ids]}::text[])`.execute(queries)
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}
