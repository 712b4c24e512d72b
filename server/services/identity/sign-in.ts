import { randomBytes, randomUUID } from 'node:crypto'
import { ShopError } from '#domain/errors.ts'
import { SESSION_LIFE_MS } from '#domain/identity/login-rules.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Database, Queries } from '../../store/database.ts'
import { codeHash, sameHash, tokenHash } from '../../store/hashing.ts'
import { endLoginCode, liveLoginCode, lockPhone, spendTry } from '../../store/login-codes.ts'
import { findOrAddPartner } from '../../store/partners.ts'
import { addSession } from '../../store/sessions.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date; readonly loginSecret: string }

/** A started session: the token goes to the person's browser or app and is kept nowhere else. */
export type SignedIn = { readonly partner: Partner; readonly token: string; readonly expiresAt: Date }

/**
 * Proves a number by the code that was sent to it and starts a session; the first time this makes the partner record
 * (AUTH-06). Throws `code-wrong` with triesLeft, or `code-expired` when no code of the number can be tried.
 */
export async function signIn(
  dependencies: Dependencies,
  proof: { readonly phone: Phone; readonly code: string },
): Promise<SignedIn> {
  const outcome = await dependencies.database.queries
    .transaction()
    .execute((queries) => tryCode(queries, dependencies, proof))
  // thrown only now: a wrong try must stay counted, so its transaction has to commit
  if (outcome instanceof ShopError) throw outcome
  return outcome
}

async function tryCode(
  queries: Queries,
  { now, loginSecret }: Dependencies,
  { phone, code }: { phone: Phone; code: string },
): Promise<SignedIn | ShopError> {
  await lockPhone(queries, phone)
  const at = now()
  const live = await liveLoginCode(queries, phone, at)
  if (live === null) return new ShopError('code-expired')
  if (!sameHash(live.hash, codeHash(loginSecret, phone, code))) {
    await spendTry(queries, live.id)
    const triesLeft = live.triesLeft - 1
    return triesLeft > 0
      ? new ShopError('code-wrong', undefined, { triesLeft })
      : new ShopError('code-expired')
  }
  await endLoginCode(queries, live.id, at)
  const partner = await findOrAddPartner(queries, {
    uid: randomUUID(),
    phone,
    name: null,
    registration_date: at.toISOString(),
    verification_status: 'Pending',
    active: false,
  })
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(at.getTime() + SESSION_LIFE_MS)
  await addSession(queries, { tokenHash: tokenHash(token), partnerUid: partner.uid, at, expiresAt })
  return { partner, token, expiresAt }
}
