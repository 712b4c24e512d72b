import { AppError } from '#domain/errors.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { PersonalData } from '#domain/privacy/personal-data.ts'
import { findPartnerByPhone } from '../../db/identity/partners.ts'
import { readPersonalData, type PersonalDataDependencies } from './steps/read-personal-data.ts'

/** Everything that the store holds of a partner (SAFE-06). */
export async function exportPersonalData(
  dependencies: PersonalDataDependencies,
  actor: Partner,
): Promise<PersonalData> {
  return readPersonalData(dependencies, actor)
}

/** The same for the account of a phone number, at the request of its owner. Throws `not-found`. */
export async function exportDataOfPhone(
  dependencies: PersonalDataDependencies,
  phone: Phone,
): Promise<PersonalData> {
  const partner = await findPartnerByPhone(dependencies.database.queries, phone)
  if (partner === null) throw new AppError('not-found', { reasons: [{ code: 'account-unknown', phone }] })
  return readPersonalData(dependencies, partner)
}
