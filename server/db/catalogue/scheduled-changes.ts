import { sql, type Selectable } from 'kysely'
import type { ScheduledChange, ScheduleFailure } from '#domain/catalogue/schedules/scheduled-change.ts'
import type { Queries } from '../database.ts'
import { claimDue } from '../due-rows.ts'
import type { CatalogueTables } from './catalogue-tables.ts'

/** Adds a change that waits. */
export async function addScheduledChange(
  queries: Queries,
  change: Omit<ScheduledChange, 'state' | 'reason' | 'detail'>,
  at: Date,
): Promise<void> {
  await queries
    .insertInto('scheduled_changes')
    .values({
      id: change.id,
      collection: change.collection,
      entry_id: change.entryId,
      name: change.name,
      actor: change.actor,
      role: change.role,
      state: 'WAITING',
      ...contentColumns(change, at),
    })
    .execute()
}

/** Fields of a change that can be edited while it waits. */
type Content = Pick<ScheduledChange, 'action' | 'prices' | 'confirmFalls' | 'at'>

/** Changes a change that waits. */
export async function updateScheduledChange(
  queries: Queries,
  change: Content & { readonly id: string },
  at: Date,
): Promise<void> {
  await queries
    .updateTable('scheduled_changes')
    .set(contentColumns(change, at))
    .where('id', '=', change.id)
    .execute()
}

function contentColumns({ action, prices, confirmFalls, at }: Content, changedAt: Date) {
  return {
    action,
    content: prices.length === 0 ? null : JSON.stringify(prices),
    confirm_falls: confirmFalls,
    at: new Date(at),
    changed_at: changedAt,
  }
}

/** Scheduled changes by their ids, in any order. */
export async function findScheduledChanges(
  queries: Queries,
  ids: readonly string[],
): Promise<ScheduledChange[]> {
  if (ids.length === 0) return []
  const rows = await queries.selectFrom('scheduled_changes').selectAll().where('id', 'in', ids).execute()
  return rows.map(readRow)
}

/** A scheduled change with the time at which it was carried out or cancelled, and the person who cancelled it. */
export type LockedChange = {
  readonly change: ScheduledChange
  readonly endedAt: Date | null
  readonly cancelledBy: string | null
}

/** Locks a scheduled change until the transaction ends; null when there is none. */
export async function lockScheduledChange(queries: Queries, id: string): Promise<LockedChange | null> {
  const row = await queries
    .selectFrom('scheduled_changes')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined
    ? null
    : { change: readRow(row), endedAt: row.ended_at, cancelledBy: row.cancelled_by }
}

type WaitingCounts = {
  readonly all: number
  readonly ofEntry: number
  readonly own: number
  readonly same: number
}

/**
 * Counts the changes that wait: in all, for an entry, under this id, and for the same action at the same moment under another
 * id.
 */
export async function countWaitingChanges(
  queries: Queries,
  {
    id,
    collection,
    entryId,
    action,
    at,
  }: Pick<ScheduledChange, 'id' | 'collection' | 'entryId' | 'action' | 'at'>,
): Promise<WaitingCounts> {
  const { rows } = await sql<WaitingCounts>`
    select count(*)::int as all, count(*) filter (where of_entry)::int as "ofEntry",
      count(*) filter (where id = ${id}::uuid)::int as own,
      count(*) filter (where of_entry and action = ${action} and at = ${new Date(at)} and id <> ${id}::uuid)::int as same
    from (
      select id, action, at, collection = ${collection} and entry_id = ${entryId} as of_entry
      from scheduled_changes where state = 'WAITING'
    ) as waiting`.execute(queries)
  return rows[0] ?? { all: 0, ofEntry: 0, own: 0, same: 0 }
}

/** Locks changes that are due until the transaction ends, in the order of their moments. */
export async function claimDueChanges(queries: Queries, at: Date, limit: number): Promise<ScheduledChange[]> {
  return (await claimDue(queries, 'scheduled_changes', { at, limit })).map(readRow)
}

/** Outcome of a scheduled change. */
export type ScheduleOutcome =
  | { readonly state: 'DONE' }
  | { readonly state: 'FAILED'; readonly reason: ScheduleFailure; readonly detail: string | null }

/** Records the outcome of a change. */
export async function endScheduledChange(
  queries: Queries,
  id: string,
  { outcome, at }: { readonly outcome: ScheduleOutcome; readonly at: Date },
): Promise<void> {
  const { reason, detail } = outcome.state === 'FAILED' ? outcome : { reason: null, detail: null }
  await queries
    .updateTable('scheduled_changes')
    .set({ state: outcome.state, reason, detail, ended_at: at })
    .where('id', '=', id)
    .execute()
}

/** Cancels a scheduled change. */
export async function cancelScheduledChange(
  queries: Queries,
  id: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await queries
    .updateTable('scheduled_changes')
    .set({ state: 'DONE', cancelled_by: by, ended_at: at })
    .where('id', '=', id)
    .execute()
}

/** Removes changes that ended before a time. */
export async function deleteEndedChanges(queries: Queries, before: Date): Promise<void> {
  await queries
    .deleteFrom('scheduled_changes')
    .where('state', '<>', 'WAITING')
    .where('ended_at', '<', before)
    .execute()
}

type Row = Selectable<CatalogueTables['scheduled_changes']>

function readRow(row: Row): ScheduledChange {
  return {
    id: row.id,
    collection: row.collection,
    entryId: row.entry_id,
    name: row.name,
    action: row.action,
    prices: row.content ?? [],
    confirmFalls: row.confirm_falls,
    at: row.at.toISOString(),
    state: row.state,
    reason: row.reason,
    detail: row.detail,
    actor: row.actor,
    role: row.role,
  }
}
