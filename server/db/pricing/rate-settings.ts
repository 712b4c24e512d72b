import { sql, type Selectable } from 'kysely'
import { toPaise } from '#domain/money/paise.ts'
import type { RateSetting, RestoredPrices, SettingFailure } from '#domain/pricing/day-rates/day-rate.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import type { Queries } from '../database.ts'
import { claimDue } from '../due-rows.ts'
import type { PricingTables } from './pricing-tables.ts'

/** A setting as it is carried out or taken back. */
export type StoredSetting = RateSetting & {
  readonly rateId: string
  readonly role: StaffRole
  readonly isConfirmed: boolean
  readonly beforeAt: Date | null
  readonly takenBackBy: string | null
  readonly changes: readonly RestoredPrices[] | null
  readonly result: unknown
}

/** Adds a setting that waits for its moment. */
export async function addSetting(
  queries: Queries,
  setting: Pick<StoredSetting, 'id' | 'rateId' | 'base' | 'at' | 'actor' | 'role' | 'isConfirmed'>,
): Promise<void> {
  const { id, rateId, base, at, actor, role, isConfirmed } = setting
  await queries
    .insertInto('day_rate_settings')
    .values({
      id,
      rate_id: rateId,
      base,
      at: new Date(at),
      state: 'WAITING',
      confirmed: isConfirmed,
      actor,
      role,
    })
    .execute()
}

/** Result of a setting that was carried out. */
export type SettingOutcome = {
  readonly before: number | null
  readonly beforeAt: Date | null
  readonly changes: readonly RestoredPrices[]
  readonly result: unknown
  readonly at: Date
}

/** Records that a setting was carried out; only the last one of a rate can be undone. */
export async function finishSetting(
  queries: Queries,
  { id, rateId }: Pick<StoredSetting, 'id' | 'rateId'>,
  { before, beforeAt, changes, result, at }: SettingOutcome,
): Promise<void> {
  await queries
    .updateTable('day_rate_settings')
    .set({ changes: null, result: null })
    .where('rate_id', '=', rateId)
    .where('changes', 'is not', null)
    .execute()
  await queries
    .updateTable('day_rate_settings')
    .set({
      state: 'DONE',
      before,
      before_at: beforeAt,
      ended_at: at,
      changes: JSON.stringify(changes),
      result: JSON.stringify(result),
    })
    .where('id', '=', id)
    .execute()
}

/** Records that a setting could not be carried out. */
export async function failSetting(
  queries: Queries,
  id: string,
  { reason, at }: { readonly reason: SettingFailure; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('day_rate_settings')
    .set({ state: 'FAILED', reason, ended_at: at })
    .where('id', '=', id)
    .execute()
}

/** Records that a setting was cancelled or undone. */
export async function endSetting(
  queries: Queries,
  id: string,
  { state, by }: { readonly state: 'CANCELLED' | 'UNDONE'; readonly by: string },
): Promise<void> {
  await queries
    .updateTable('day_rate_settings')
    .set({ state, taken_back_by: by, changes: null })
    .where('id', '=', id)
    .execute()
}

/** One setting; null when there is none. */
export async function findSetting(queries: Queries, id: string): Promise<StoredSetting | null> {
  const row = await queries
    .selectFrom('day_rate_settings')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : settingFromRow(row)
}

/** The settings of a rate: those that wait, then the last ones. */
export async function findSettings(
  queries: Queries,
  rateId: string,
  limit: number,
): Promise<StoredSetting[]> {
  const rows = await queries
    .selectFrom('day_rate_settings')
    .selectAll()
    .where('rate_id', '=', rateId)
    .where('state', '<>', 'CANCELLED')
    .orderBy(sql`case state when 'WAITING' then 0 else 1 end`)
    .orderBy(sql`coalesce(ended_at, at)`, 'desc')
    .orderBy(sql`changes is null`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(settingFromRow)
}

/** Counts the settings of a rate that wait: all, and those of one moment. */
export async function countWaitingSettings(
  queries: Queries,
  rateId: string,
  at: Date,
): Promise<{ readonly all: number; readonly same: number }> {
  const { rows } = await sql<{ all: number; same: number }>`
    select count(*)::int as all, count(*) filter (where at = ${at})::int as same
    from day_rate_settings where rate_id = ${rateId} and state = 'WAITING'`.execute(queries)
  return rows[0] ?? { all: 0, same: 0 }
}

/** Locks settings that are due until the transaction ends, in the order of their moments. */
export async function claimDueSettings(queries: Queries, at: Date, limit: number): Promise<StoredSetting[]> {
  return (await claimDue(queries, 'day_rate_settings', { at, limit })).map(settingFromRow)
}

function settingFromRow(row: Selectable<PricingTables['day_rate_settings']>): StoredSetting {
  return {
    id: row.id,
    rateId: row.rate_id,
    base: toPaise(row.base),
    before: row.before === null ? null : toPaise(row.before),
    beforeAt: row.before_at,
    at: (row.ended_at ?? row.at).toISOString(),
    state: row.state,
    reason: row.reason,
    isConfirmed: row.confirmed,
    actor: row.actor,
    role: row.role,
    takenBackBy: row.taken_back_by,
    changes: row.changes,
    result: row.result,
  }
}
