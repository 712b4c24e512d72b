import { sql } from 'kysely'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { ScheduledChange } from '#domain/catalogue/schedules/scheduled-change.ts'
import { toPaise } from '#domain/money/paise.ts'
import type { ScheduledRateWire } from '#domain/pricing/day-rates/schedule-wire.ts'
import { findScheduledChanges } from './scheduled-changes.ts'
import type { Queries } from '../database.ts'

export type Scheduled = ScheduledChange | ScheduledRateWire

/** Selection of what is scheduled: all, or the changes of one entry. */
export type ScheduleFilter = {
  readonly entry: { readonly collection: Collection; readonly id: string } | null
  readonly offset: number
  readonly limit: number
}

/**
 * A page of what is scheduled: failed ones first, then waiting ones, the next first, then finished changes, the last first. A rate that
 * was set is on its own page, where it can be undone.
 */
export async function listSchedule(
  queries: Queries,
  { entry, offset, limit }: ScheduleFilter,
): Promise<{ readonly changes: readonly Scheduled[]; readonly total: number }> {
  const ofEntry =
    entry === null ? sql`` : sql`and collection = ${entry.collection} and entry_id = ${entry.id}`
  const { rows } = await sql<{ id: string; total: number }>`
    select id, (count(*) over ())::int as total from (
      select id, state, at from scheduled_changes where cancelled_by is null ${ofEntry}
      union all
      select id, state, at from day_rate_settings where ${entry === null} and state in ('WAITING', 'FAILED')
    ) as scheduled
    order by case state when 'FAILED' then 0 when 'WAITING' then 1 else 2 end,
      case state when 'DONE' then -extract(epoch from at) else extract(epoch from at) end, id
    offset ${offset} limit ${limit}`.execute(queries)
  const ids = rows.map(({ id }) => id)
  const all = [...(await findScheduledChanges(queries, ids)), ...(await findScheduledRates(queries, ids))]
  const found = new Map<string, Scheduled>(all.map((one) => [one.id, one]))
  return { changes: ids.flatMap((id) => found.get(id) ?? []), total: rows[0]?.total ?? 0 }
}

async function findScheduledRates(queries: Queries, ids: readonly string[]): Promise<ScheduledRateWire[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('day_rate_settings as setting')
    .innerJoin('day_rates as rate', 'rate.id', 'setting.rate_id')
    .select(['setting.id', 'rate.id as rateId', 'rate.name', 'rate.unit', 'setting.base', 'setting.at'])
    .select(['setting.state', 'setting.reason', 'setting.actor'])
    .where('setting.id', 'in', ids)
    .execute()
  return rows.map(({ base, at, state, ...rest }) => ({
    ...rest,
    action: 'rate',
    base: toPaise(base),
    at: at.toISOString(),
    state: state === 'FAILED' ? 'FAILED' : 'WAITING',
  }))
}
