import { AppError } from '#domain/errors.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Database } from '../../db/database.ts'
import { findPartnerByPhone } from '../../db/identity/partners.ts'
import { erasePerson } from './steps/erase-person.ts'

/**
 * Erases the account with a phone number, at the request of a person whom the shopkeeper knows to be its owner. Throws
 * `not-found`, and `erasure-blocked` while orders are open.
 */
export async function erasePartner(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  phone: Phone,
): Promise<void> {
  await database.queries.transaction().execute(async (queries) => {
    const partner = await findPartnerByPhone(queries, phone)
    if (partner === null) throw new AppError('not-found', { reasons: [{ code: 'account-unknown', phone }] })
    await erasePerson(queries, partner, now())
  })
}
