import { sql } from 'kysely'
import { toPaise, type Paise } from '#domain/money/paise.ts'
import type { Queries } from '../database.ts'

/** A rate as the board shows it. */
export type BoardRow = {
  readonly id: string
  readonly name: string
  readonly unit: string
  readonly base: Paise | null
  readonly setAt: string | null
  readonly setBy: string | null
  readonly yesterday: Paise | null
  readonly isRemoved: boolean
  readonly revision: number
  readonly members: number
  readonly next: { readonly base: Paise; readonly at: string } | null
  readonly hasFailed: boolean
}

type Row = Omit<BoardRow, 'setAt' | 'next' | 'base' | 'yesterday'> & {
  readonly base: number | null
  readonly yesterday: number | null
  readonly set_at: Date | null
  readonly next_base: number | null
  readonly next_at: Date | null
}

/** The settings of a rate that still count, the last first. */
const done = sql`select base, actor from day_rate_settings where rate_id = rate.id and state = 'DONE'`

/** Selection of rates: all, one of them, or those in use that a product follows. */
type BoardFilter = {
  readonly dayStart: Date
  readonly id?: string | null
  readonly product?: string | null
  readonly limit: number
}

/** Rates by name, those that were removed last, with the base that held as a day began. */
export async function readRateBoard(
  queries: Queries,
  { dayStart, id = null, product = null, limit }: BoardFilter,
): Promise<BoardRow[]> {
  const { rows } = await sql<Row>`
    select rate.id, rate.name, rate.unit, rate.base, rate.set_at, rate.is_removed as "isRemoved", rate.revision,
      (select actor from (${done} order by ended_at desc limit 1) as last) as "setBy",
      (select base from (${done} and ended_at < ${dayStart} order by ended_at desc limit 1) as last) as yesterday,
      (select count(*) from day_rate_members where rate_id = rate.id)::int as members,
      next.base as next_base, next.at as next_at,
      exists (select from day_rate_settings where rate_id = rate.id and state = 'FAILED') as "hasFailed"
    from day_rates as rate
    left join lateral (
      select base, at from day_rate_settings where rate_id = rate.id and state = 'WAITING' order by at limit 1
    ) as next on true
    where (${id}::uuid is null or rate.id = ${id}::uuid) and (${product}::text is null or not rate.is_removed and exists (
      select from day_rate_members where rate_id = rate.id and product_id = ${product}))
    order by rate.is_removed, lower(rate.name), rate.id limit ${limit}`.execute(queries)
  return rows.map(({ set_at, next_base, next_at, base, yesterday, ...row }) => ({
    ...row,
    base: base === null ? null : toPaise(base),
    yesterday: yesterday === null ? null : toPaise(yesterday),
    setAt: set_at?.toISOString() ?? null,
    next:
      next_base === null || next_at === null ? null : { base: toPaise(next_base), at: next_at.toISOString() },
  }))
}
