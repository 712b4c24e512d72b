import type { ColumnMatch } from '#domain/catalogue/imports/column-match.ts'
import { matchColumns } from '#spreadsheets/products/match-columns.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Sheets } from '../../gateways/sheets/port.ts'
import type { Database } from '../../db/database.ts'
import { readColumns } from './steps/read-columns.ts'

type Dependencies = {
  readonly database: Database
  readonly sheets: Sheets
  readonly now: () => Date
}

/**
 * Matches the columns of an upload with fields; `needsHand` is true if staff have to check them (GOODS-03). JSON and exports
 * of known shop software have no columns to match. Throws `not-permitted` and `file-refused`.
 */
export async function matchImportColumns(
  { database, sheets, now }: Dependencies,
  actor: StaffActor,
  bytes: Uint8Array,
): Promise<ColumnMatch> {
  requirePermission(actor, 'catalogue:write')
  const upload = await sheets.read(bytes, { today: istDay(now()), isMatched: false })
  if (upload.kind === 'json' || upload.software !== null) return { needsHand: false, columns: [] }
  const match = matchColumns(upload.table, await readColumns(database.queries, upload.heads))
  if (match.needsHand && match.columns.length < 2)
    throw new AppError('file-refused', { reasons: [{ code: 'file-single-column' }] })
  return match
}
