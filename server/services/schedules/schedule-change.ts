import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Collection } from '#domain/catalogue/entries/collections.ts'
import type { Banner } from '#domain/catalogue/banner.ts'
import {
  findMomentFault,
  MAX_SCHEDULED,
  MAX_SCHEDULED_FOR_ENTRY,
  type ScheduledChange,
} from '#domain/catalogue/schedules/scheduled-change.ts'
import type { ScheduleContent, SeenChange } from '#domain/catalogue/schedules/wire.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { lockCatalogue } from '../../db/catalogue/catalogue-version.ts'
import { findEntry, type StoredEntry } from '../../db/catalogue/entries.ts'
import {
  addScheduledChange,
  cancelScheduledChange as cancelChange,
  countWaitingChanges,
  type LockedChange,
  lockScheduledChange,
  updateScheduledChange,
} from '../../db/catalogue/scheduled-changes.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { subjects, tables } from '../catalogue-entries/steps/tables.ts'
import { entryConflict } from '../catalogue-entries/steps/entry-conflict.ts'
import { editConflict } from '../audit/steps/edit-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { faulty, planContent } from './steps/plan-change.ts'

type Dependencies = { readonly database: Database; readonly jobs: Jobs; readonly now: () => Date }

/** Change of a catalogue entry, and its time. */
export type ScheduleRequest = {
  readonly collection: Collection
  readonly entryId: string
  readonly at: Date
  readonly change: ScheduleContent
}

/**
 * Schedules a change of a catalogue entry (GOODS-01). It is carried out with the entry as it is saved by then. Throws
 * `not-permitted`, `not-found`, `edit-conflict`, `price-falls`, and `invalid-input` for a moment in the past, an archived entry,
 * prices that could not be saved today, or one change too many.
 */
export async function scheduleChange(
  { database, jobs, now }: Dependencies,
  actor: StaffActor,
  { collection, entryId, at, change }: ScheduleRequest,
): Promise<ScheduledChange> {
  requirePermission(actor, 'catalogue:write')
  const scheduled = await database.queries.transaction().execute(async (queries) => {
    const entry = await readForSchedule(queries, collection, entryId)
    await requireSeen(queries, entry, { collection, change })
    const planned: ScheduledChange = {
      id: randomUUID(),
      collection,
      entryId,
      name: nameOf(entry),
      ...planContent(entry, { collection, change }),
      at: at.toISOString(),
      state: 'WAITING',
      reason: null,
      detail: null,
      actor: actor.name,
      role: actor.role,
    }
    await requireRoom(queries, planned, now())
    await addScheduledChange(queries, planned, now())
    await record(queries, actor, { action: 'schedule', before: null, after: planned, at: now() })
    return planned
  })
  jobs.runAt('scheduled-changes', at)
  return scheduled
}

function seenOf({ action, prices, at }: ScheduledChange): unknown {
  return JSON.parse(JSON.stringify({ action, prices, at }))
}

type Reschedule = Pick<ScheduleRequest, 'at' | 'change'> & {
  readonly id: string
  /** It as the actor saw it. */
  readonly seen?: SeenChange | undefined
}

/** Changes a scheduled change that waits. Throws as scheduling does, and `edit-conflict` once it was carried out or changed by somebody else. */
export async function rescheduleChange(
  { database, jobs, now }: Dependencies,
  actor: StaffActor,
  { id, at, change, seen }: Reschedule,
): Promise<ScheduledChange> {
  requirePermission(actor, 'catalogue:write')
  const scheduled = await database.queries.transaction().execute(async (queries) => {
    await lockCatalogue(queries)
    const held = await lockScheduledChange(queries, id)
    if (held === null) throw new AppError('not-found')
    const { change: before } = held
    if (before.state !== 'WAITING') throw endedConflict(held)
    if (seen !== undefined && !isDeepStrictEqual(seen, seenOf(before)))
      throw await editConflict(queries, {
        subject: subjects[before.collection],
        subjectId: before.entryId,
        by: ({ action }) => action.endsWith('.reschedule'),
      })
    const entry = await readForSchedule(queries, before.collection, before.entryId)
    await requireSeen(queries, entry, { collection: before.collection, change })
    const after = {
      ...before,
      ...planContent(entry, { collection: before.collection, change }),
      at: at.toISOString(),
    }
    await requireRoom(queries, after, now())
    await updateScheduledChange(queries, after, now())
    await record(queries, actor, { action: 'reschedule', before, after, at: now() })
    return after
  })
  jobs.runAt('scheduled-changes', at)
  return scheduled
}

/**
 * Cancels a change that waits, or takes one that failed off the list; the same actor's repeat changes nothing. Throws
 * `not-permitted`, `not-found`, and `edit-conflict` once it was carried out or cancelled by somebody else.
 */
export async function cancelScheduledChange(
  { database, now }: Omit<Dependencies, 'jobs'>,
  actor: StaffActor,
  id: string,
): Promise<void> {
  requirePermission(actor, 'catalogue:write')
  await database.queries.transaction().execute(async (queries) => {
    await lockCatalogue(queries)
    const held = await lockScheduledChange(queries, id)
    if (held === null) throw new AppError('not-found')
    const { change: before, cancelledBy } = held
    if (cancelledBy === actor.name) return
    if (before.state === 'DONE') throw endedConflict(held)
    await cancelChange(queries, id, { by: actor.name, at: now() })
    await record(queries, actor, { action: 'unschedule', before, after: null, at: now() })
  })
}

/** Refusal of a change to a schedule that was carried out or cancelled. */
function endedConflict({ change: { actor }, cancelledBy, endedAt }: LockedChange): AppError {
  return new AppError('edit-conflict', {
    changedBy: cancelledBy ?? `scheduled by ${actor}`,
    ...(endedAt && { changedAt: endedAt.toISOString() }),
  })
}

/** Locks the catalogue, as every change of it does, and reads an entry. Throws `not-found`. */
async function readForSchedule(queries: Queries, collection: Collection, id: string): Promise<StoredEntry> {
  await lockCatalogue(queries)
  const entry = await findEntry(queries, tables[collection], id)
  if (entry === null) throw new AppError('not-found')
  return entry
}

/** Throws `edit-conflict` when prices were typed for a product that was changed after it was seen. */
async function requireSeen(
  queries: Queries,
  entry: StoredEntry,
  { collection, change }: Pick<ScheduleRequest, 'collection' | 'change'>,
): Promise<void> {
  if (collection === 'products' && change.action === 'prices' && entry.digest !== change.digest)
    throw await entryConflict(queries, collection, entry)
}

async function requireRoom(queries: Queries, change: ScheduledChange, now: Date): Promise<void> {
  const fault = findMomentFault(new Date(change.at), now)
  if (fault !== null) throw faulty('at', fault)
  const waiting = await countWaitingChanges(queries, change)
  if (waiting.same > 0) throw faulty('at', { code: 'moment-taken' })
  const isNew = waiting.own === 0
  if (isNew && waiting.ofEntry >= MAX_SCHEDULED_FOR_ENTRY)
    throw faulty('at', { code: 'too-many-of-entry', most: MAX_SCHEDULED_FOR_ENTRY })
  if (isNew && waiting.all >= MAX_SCHEDULED)
    throw faulty('at', { code: 'too-many-waiting', most: MAX_SCHEDULED })
}

function nameOf({ id, record: held }: StoredEntry): string {
  const { name, headline } = held as { name?: string } & Partial<Banner>
  return name || headline || id
}

type Recorded = {
  readonly action: string
  readonly before: ScheduledChange | null
  readonly after: ScheduledChange | null
  readonly at: Date
}

async function record(
  queries: Queries,
  actor: StaffActor,
  { action, before, after, at }: Recorded,
): Promise<void> {
  const change = after ?? before
  if (change === null) return
  const subject = subjects[change.collection]
  await recordChange(queries, actor, {
    action: `${subject}.${action}`,
    subject,
    subjectId: change.entryId,
    before: before && describeSchedule(before),
    after: after && describeSchedule(after),
    at,
  })
}

/** A scheduled change as the audit log tells it. */
function describeSchedule({ action, at, prices }: ScheduledChange): Readonly<Record<string, string>> {
  return {
    action,
    scheduledFor: at,
    ...Object.fromEntries(
      prices.map(({ options, priceWithGst, mrp, priceBreaks }) => [
        options.join(', ') || 'price',
        [
          `priceWithGst ${priceWithGst}`,
          ...(mrp === '' ? [] : [`mrp ${mrp}`]),
          ...priceBreaks.map((rung) => `from ${rung.minQuantity}: ${rung.priceWithGst}`),
        ].join(', '),
      ]),
    ),
  }
}
