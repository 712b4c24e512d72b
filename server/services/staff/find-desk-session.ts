import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { PROOF_MS } from '#domain/staff/staff-member.ts'
import type { Database } from '../../db/database.ts'
import { findDeskSession as readSession, touchDeskSession } from '../../db/staff/desk-sessions.ts'
import { tokenHash } from '../identity/steps/hashing.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Member of staff who works at the desk with a session, and the time at which it ends. */
export type DeskLogin = {
  readonly id: string
  readonly actor: StaffActor
  readonly phone: string
  readonly expiresAt: Date
}

const TOUCH_MS = MINUTE_MS

/** The member of staff whose desk session a token belongs to, or null when it is over or lay unused for too long. */
export async function findDeskSession(
  { database, now }: Dependencies,
  token: string,
): Promise<DeskLogin | null> {
  const at = now()
  const session = await readSession(database.queries, tokenHash(token), at)
  if (session === null) return null
  if (at.getTime() - session.seenAt.getTime() > TOUCH_MS) {
    await touchDeskSession(database.queries, session.id, { seenAt: at })
  }
  const isProved = at.getTime() - session.provedAt.getTime() < PROOF_MS
  const { name, staffUid: uid, role } = session
  return {
    id: session.id,
    actor: { kind: 'staff', name, uid, role, isProved },
    phone: session.phone,
    expiresAt: session.expiresAt,
  }
}
