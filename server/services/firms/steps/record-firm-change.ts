import type { FirmPlace } from '#domain/firms/firm.ts'
import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import type { Queries } from '../../../db/database.ts'
import { recordChange, type Change } from '../../audit/steps/record-change.ts'
import { isStaffActor, type FirmActor } from './open-firm.ts'

/** Writes what staff do with a firm into the audit log; what its own people do is theirs. */
export async function recordFirmChange(
  queries: Queries,
  actor: FirmActor,
  change: Omit<Change, 'subject'>,
): Promise<void> {
  if (isStaffActor(actor)) await recordChange(queries, actor, { ...change, subject: 'firm' })
}

/** Role and limits as the audit log shows them, in rupees. */
export function auditedPlace({ role, orderLimit, monthLimit }: FirmPlace) {
  return { role, orderLimit: inRupees(orderLimit), monthLimit: inRupees(monthLimit) }
}

function inRupees(limit: Paise | null): number | null {
  return limit === null ? null : paiseToRupees(limit)
}
