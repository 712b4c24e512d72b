import { sql } from 'kysely'
import type { Queries } from '../database.ts'
import { RANK_WEIGHTS } from './rank-weights.ts'

/** The `tsquery` of a line of a written order. */
export type LineQuery = { readonly line: number; readonly query: string }

/** Others get their turn between two batches. */
const BATCH = 10
/** The most matches of a line that are ranked. */
const RANKED = 300

/** The ids of the best products for each of many lines, at most `limit`; lines without a match are left out. */
export async function findCandidates(
  queries: Queries,
  lines: readonly LineQuery[],
  limit: number,
): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>()
  for (let start = 0; start < lines.length; start += BATCH) {
    // materialized: otherwise each query is parsed again for every product
    const { rows } = await sql<{ line: number; id: string }>`
      with asked as materialized (
        select line, query::tsquery as query
        from json_to_recordset(${JSON.stringify(lines.slice(start, start + BATCH))}::json)
          as lines (line integer, query text)
      )
      select asked.line, best.id from asked,
      lateral (
        select id, score, position from (
          select id, position, ts_rank(${RANK_WEIGHTS}, search, asked.query) as score
          from products where search @@ asked.query limit ${RANKED}
        ) as ranked order by score desc, position, id limit ${limit}
      ) as best
      order by asked.line, best.score desc, best.position, best.id`.execute(queries)
    for (const { line, id } of rows) found.set(line, [...(found.get(line) ?? []), id])
  }
  return found
}
