import type { FirmRow } from '#domain/firms/firm.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { listFirms as findRows, type FirmListFilter } from '../../db/firms/list-firms.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** The most firms of one file. */
const MAX_EXPORTED = 10_000

/** A page of the desk's list of firms, the latest created first (FIRM-01). Throws `not-permitted`. */
export async function listFirms(
  { database: { queries } }: Pick<Dependencies, 'database'>,
  actor: StaffActor,
  filter: FirmListFilter,
): Promise<{ readonly firms: readonly FirmRow[]; readonly hasMore: boolean }> {
  requirePermission(actor, 'firms:read')
  const rows = await findRows(queries, { ...filter, limit: filter.limit + 1 })
  return { firms: rows.slice(0, filter.limit), hasMore: rows.length > filter.limit }
}

/** All firms for a file; the audit log names who took it. Throws `not-permitted`. */
export async function exportFirms(
  { database, now }: Dependencies,
  actor: StaffActor,
): Promise<readonly FirmRow[]> {
  requirePermission(actor, 'firms:export')
  return database.queries.transaction().execute(async (queries) => {
    const firms = await findRows(queries, { limit: MAX_EXPORTED })
    const after = { firms: firms.length }
    await recordChange(queries, actor, {
      action: 'firm.export',
      subject: 'firm',
      subjectId: 'all',
      after,
      at: now(),
    })
    return firms
  })
}
