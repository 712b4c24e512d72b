import type { Consent } from '#domain/privacy/personal-data.ts'
import type { Queries } from '../database.ts'

/** Records that a partner agreed to a version of the policy; the first time counts. */
export async function addConsent(
  queries: Queries,
  consent: { readonly partnerUid: string; readonly version: string; readonly at: Date },
): Promise<void> {
  await queries
    .insertInto('consents')
    .values({ partner_uid: consent.partnerUid, version: consent.version, given_at: consent.at })
    .onConflict((conflict) => conflict.columns(['partner_uid', 'version']).doNothing())
    .execute()
}

/** Finds the consents of a partner, newest first. */
export async function findConsents(queries: Queries, partnerUid: string): Promise<Consent[]> {
  const rows = await queries
    .selectFrom('consents')
    .select(['version', 'given_at'])
    .where('partner_uid', '=', partnerUid)
    .orderBy('given_at', 'desc')
    .execute()
  return rows.map(({ version, given_at }) => ({ version, givenAt: given_at }))
}
