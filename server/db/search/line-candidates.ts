import { sql } from 'kysely'
import type { Queries } from '../database.ts'

/** A line of an order and the text-search query of what it wants. */
export type LineQuery = { readonly line: number; readonly query: string }

const BATCH = 50
/** From so many goods that bear the words the best few are chosen. */
const WEIGHED = 300
const CHOSEN = 16

/** The ids of the best few products for each of many lines; lines that find nothing are left out. */
export async function findCandidates(
  queries: Queries,
  asked: readonly LineQuery[],
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  for (let start = 0; start < asked.length; start += BATCH) {
    const { rows } = await sql<{ line: number; id: string }>`
      select asked.line, best.id
      from json_to_recordset(${JSON.stringify(asked.slice(start, start + BATCH))}::json)
        as asked (line integer, query text),
      lateral (
        select id, score, position from (
          select id, position, ts_rank('{0.05, 0.2, 0.5, 1}', search, asked.query::tsquery) as score
          from products where search @@ asked.query::tsquery limit ${WEIGHED}
        ) as weighed order by score desc, position, id limit ${CHOSEN}
      ) as best
      order by asked.line, best.score desc, best.position, best.id`.execute(queries)
    for (const { line, id } of rows) found.set(line, [...(found.get(line) ?? []), id])
  }
  return found
}
