import { randomUUID } from 'node:crypto'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Queries } from '../../../db/database.ts'
import { findByMergedNumber } from '../../../db/customers/merged-customers.ts'
import { findOrAddPartner, findPartner } from '../../../db/identity/partners.ts'

/** The partner with a phone number or into whom it was merged, who is made when the number is new to the store (AUTH-06). */
export async function partnerOfPhone(queries: Queries, phone: Phone, at: Date): Promise<Partner> {
  const merged = await findByMergedNumber(queries, phone)
  if (merged !== null) return findPartner(queries, merged.into)
  return findOrAddPartner(queries, {
    uid: randomUUID(),
    phone,
    name: null,
    language: 'en',
    registration_date: at.toISOString(),
    verification_status: 'Pending',
    active: false,
    block: null,
  })
}
