import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Consent } from '#domain/privacy/personal-data.ts'
import { PRIVACY_VERSION } from '#domain/privacy/policy.ts'
import type { Database } from '../../db/database.ts'
import { addConsent, findConsents } from '../../db/privacy/consents.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/**
 * Records that a partner agreed to the policy in the version that they were shown. Throws `invalid-input` when that is not
 * the current one: a page that was open for long has to show the new one first.
 */
export async function giveConsent(
  { database: { queries }, now }: Dependencies,
  { uid }: Partner,
  version: string,
): Promise<void> {
  if (version !== PRIVACY_VERSION)
    throw new AppError('invalid-input', {
      faults: [{ field: 'version', code: 'not-the-version', version: PRIVACY_VERSION }],
    })
  await addConsent(queries, { partnerUid: uid, version, at: now() })
}

/** Lists the consents of a partner, newest first. */
export async function listConsents(
  { database }: Dependencies,
  { uid }: Partner,
): Promise<readonly Consent[]> {
  return findConsents(database.queries, uid)
}
