import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { DESK_LIFETIME_MS } from '#domain/staff/staff-member.ts'
import type { Queries } from '../../db/database.ts'
import { addDeskSession, removeDeskSession } from '../../db/staff/desk-sessions.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { newToken, tokenHash } from '../identity/steps/hashing.ts'
import { rememberBrowser } from '../identity/steps/remember-browser.ts'
import { withCode, type CodeDependencies, type LoginAttempt } from '../identity/steps/with-code.ts'
import { recordChange } from '../audit/steps/record-change.ts'

/** A new desk session; its token and that of the device are given to the browser and stored nowhere else. */
export type DeskOpened = {
  readonly token: string
  readonly expiresAt: Date
  readonly deviceToken: string
}

/**
 * Opens the desk for a member of staff with the code that was sent to their phone. Throws the error of a wrong code, and
 * `not-staff` when the owner of the number does not work here.
 */
export async function openDesk(dependencies: CodeDependencies, attempt: LoginAttempt): Promise<DeskOpened> {
  return withCode(dependencies, attempt, (queries, at) => openFor(queries, dependencies, { ...attempt, at }))
}

async function openFor(
  queries: Queries,
  dependencies: CodeDependencies,
  { phone, device, deviceToken, previousToken, at }: LoginAttempt & { at: Date },
): Promise<DeskOpened | AppError> {
  const member = (await listStaff(queries)).find((one) => one.phone === phone)
  if (member === undefined) return new AppError('not-staff')
  if (previousToken !== null) await removeDeskSession(queries, tokenHash(previousToken))
  const token = newToken()
  const expiresAt = new Date(at.getTime() + DESK_LIFETIME_MS)
  const { uid, name, role } = member
  const id = randomUUID()
  await addDeskSession(queries, { tokenHash: tokenHash(token), id, staffUid: uid, device, at, expiresAt })
  const actor = { kind: 'staff', name, uid, role, isProved: true } as const
  await recordChange(queries, actor, {
    action: 'desk.open',
    subject: 'staff',
    subjectId: uid,
    after: { device },
    at,
  })
  const browser = { partnerUid: uid, name: device, deviceToken, at }
  return { token, expiresAt, deviceToken: await rememberBrowser(queries, dependencies, browser) }
}
