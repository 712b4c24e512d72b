import type { ScheduledChange } from '#domain/catalogue/schedules/scheduled-change.ts'
import { AppError } from '#domain/errors.ts'
import type { Jobs } from '../../gateways/jobs/port.ts'
import { findEntry } from '../../db/catalogue/entries.ts'
import {
  claimDueChanges,
  deleteEndedChanges,
  endScheduledChange,
  type ScheduleOutcome,
} from '../../db/catalogue/scheduled-changes.ts'
import type { Database, Queries } from '../../db/database.ts'
import { withSavepoint } from '../../db/savepoint.ts'
import { addAuditEntry } from '../../db/staff/audit-log.ts'
import { placeRecords } from '../catalogue-entries/steps/place-records.ts'
import { runDue } from '../catalogue-entries/steps/run-due.ts'
import { subjects, tables } from '../catalogue-entries/steps/tables.ts'
import { priceProduct } from './steps/plan-change.ts'
import { DAY_MS } from '#domain/time/durations.ts'

type Dependencies = {
  readonly database: Database
  readonly jobs: Jobs
  readonly now: () => Date
}

/** Number of changes that one transaction carries out. */
const BATCH = 25
/** Time for which the list shows what was carried out or failed. */
const RETENTION_MS = 30 * DAY_MS

/** Carries out the scheduled changes that are due (GOODS-01), and forgets those of a month ago. */
export async function runScheduledChanges(dependencies: Dependencies): Promise<void> {
  const { database, now } = dependencies
  await runDue(dependencies, {
    table: 'scheduled_changes',
    changes: 'all',
    async carryOut(queries) {
      for (const change of await claimDueChanges(queries, now(), BATCH))
        await carryOut(queries, dependencies, change)
    },
  })
  await deleteEndedChanges(database.queries, new Date(now().getTime() - RETENTION_MS))
}

async function carryOut(queries: Queries, using: Dependencies, change: ScheduledChange): Promise<void> {
  const outcome = await withSavepoint(queries, () => apply(queries, using, change)).catch(
    (error: unknown): ScheduleOutcome => {
      if (!(error instanceof AppError)) throw error
      return { state: 'FAILED', reason: 'refused', detail: error.message }
    },
  )
  await endScheduledChange(queries, change.id, { outcome, at: using.now() })
  if (outcome.state === 'FAILED')
    await audit(queries, change, {
      action: 'schedule-failed',
      before: null,
      after: { action: change.action, scheduledFor: change.at, ...outcome },
      at: using.now(),
    })
}

async function apply(
  queries: Queries,
  using: Dependencies,
  change: ScheduledChange,
): Promise<ScheduleOutcome> {
  const table = tables[change.collection]
  const entry = await findEntry(queries, table, change.entryId)
  if (entry === null) return { state: 'FAILED', reason: 'gone', detail: null }
  if (entry.status === 'archived') return { state: 'FAILED', reason: 'archived', detail: null }
  if (change.action === 'prices') {
    const priced = priceProduct(entry, change)
    if ('reason' in priced) return { state: 'FAILED', reason: priced.reason, detail: priced.detail }
    const { record, before, after } = priced
    await placeRecords(queries, table, [{ ...entry, record }])
    await audit(queries, change, { action: 'reprice', before, after, at: using.now() })
    return { state: 'DONE' }
  }
  const status = change.action === 'publish' ? 'published' : 'draft'
  if (entry.status === status) return { state: 'DONE' }
  await placeRecords(queries, table, [{ ...entry, status }])
  const before = { status: entry.status }
  await audit(queries, change, { action: 'status', before, after: { status }, at: using.now() })
  return { state: 'DONE' }
}

type Audited = {
  readonly action: string
  readonly before: unknown
  readonly after: unknown
  readonly at: Date
}

/** Records a change that happened by itself, by the one who scheduled it. */
async function audit(
  queries: Queries,
  { collection, entryId, actor, role }: ScheduledChange,
  { action, before, after, at }: Audited,
): Promise<void> {
  await addAuditEntry(queries, {
    at: at.toISOString(),
    actor: `scheduled by ${actor}`,
    role,
    action: `${subjects[collection]}.${action}`,
    subject: subjects[collection],
    subjectId: entryId,
    before,
    after,
  })
}
