import { AppError } from '#domain/errors.ts'
import type { FirmNote, StaffedFirm } from '#domain/firms/firm.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findFirmPeople, findOpenInvitations } from '../../db/firms/firm-people.ts'
import { addFirmNote as insertNote, findFirm, findFirmNotes } from '../../db/firms/firms.ts'
import { recordChange } from '../audit/steps/record-change.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

const MAX_NOTES = 100

/** A firm with people, invitations and notes, as the desk sees it (FIRM-01). Throws `not-permitted` and `not-found`. */
export async function showDeskFirm(
  { database: { queries }, now }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<StaffedFirm & { readonly notes: readonly FirmNote[] }> {
  requirePermission(actor, 'firms:read')
  const firm = await findFirm(queries, id)
  if (firm === null) throw new AppError('not-found')
  return {
    firm,
    people: await findFirmPeople(queries, id),
    invitations: await findOpenInvitations(queries, id, now()),
    notes: await findFirmNotes(queries, id, MAX_NOTES),
  }
}

/** A note for staff; its id makes the same request leave it once. */
export type FirmNoteRequest = { readonly firmId: string; readonly id: string; readonly text: string }

/** Leaves a note on a firm for staff; the audit log names it and not its text. Throws `not-permitted` and `not-found`. */
export async function addFirmNote(
  { database, now }: Dependencies,
  actor: StaffActor,
  { firmId, id, text }: FirmNoteRequest,
): Promise<void> {
  requirePermission(actor, 'firms:note')
  const at = now()
  await database.queries.transaction().execute(async (queries) => {
    if ((await findFirm(queries, firmId)) === null) throw new AppError('not-found')
    if (!(await insertNote(queries, { firmId, id, at, author: actor.name, text }))) return
    const change = { action: 'firm.note', subject: 'firm', subjectId: firmId, after: { note: id }, at }
    await recordChange(queries, actor, change)
  })
}
