import { randomBytes, randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import type { LoginLimits } from '#domain/identity/login-limits.ts'
import { DESK_LIFETIME_MS } from '#domain/staff/staff-member.ts'
import type { Database, Queries } from '../../db/database.ts'
import { addDeskSession, removeDeskSession } from '../../db/staff/desk-sessions.ts'
import { listStaff } from '../../db/staff/staff.ts'
import { tokenHash } from '../identity/steps/hashing.ts'
import { rememberBrowser } from '../identity/steps/remember-browser.ts'
import { verifyCode, type CodeAttempt } from '../identity/steps/verify-code.ts'
import { recordChange } from './steps/record-change.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly loginSecret: string
  readonly loginLimits: LoginLimits
}

/** A code as it was typed at the door of the desk. */
export type DeskAttempt = CodeAttempt & {
  readonly device: string
  /** What the browser received when it last signed in, or null. */
  readonly deviceToken: string | null
  /** The desk session that the browser had so far, if any. */
  readonly previousToken: string | null
}

/** A new desk session; its token and that of the device are given to the browser and stored nowhere else. */
export type DeskOpened = {
  readonly token: string
  readonly expiresAt: Date
  readonly deviceToken: string
}

/**
 * Opens the desk for a member of staff with the code that was sent to their phone. Throws what a wrong code throws, and
 * `not-staff` when the number, proved to be theirs, belongs to nobody who works here.
 */
export async function openDesk(dependencies: Dependencies, attempt: DeskAttempt): Promise<DeskOpened> {
  const outcome = await dependencies.database.queries
    .transaction()
    .execute((queries) => tryCode(queries, dependencies, attempt))
  // thrown after the commit, so that a failed attempt stays counted
  if (outcome instanceof AppError) throw outcome
  return outcome
}

async function tryCode(
  queries: Queries,
  dependencies: Dependencies,
  attempt: DeskAttempt,
): Promise<DeskOpened | AppError> {
  const at = dependencies.now()
  const error = await verifyCode(queries, dependencies, { ...attempt, at })
  if (error !== null) return error
  const member = (await listStaff(queries)).find(({ phone }) => phone === attempt.phone)
  if (member === undefined) return new AppError('not-staff')
  if (attempt.previousToken !== null) await removeDeskSession(queries, tokenHash(attempt.previousToken))
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(at.getTime() + DESK_LIFETIME_MS)
  const { uid, name, role } = member
  const { device, deviceToken } = attempt
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
