import { randomUUID } from 'node:crypto'
import type { Partner } from '#domain/identity/partner.ts'
import type { Phone } from '#domain/identity/phone.ts'
import type { Queries } from '../../../db/database.ts'
import { findOrAddPartner } from '../../../db/identity/partners.ts'

/** The partner with a phone number, who is made when the number is new to the store (AUTH-06). */
export function partnerOfPhone(queries: Queries, phone: Phone, at: Date): Promise<Partner> {
  return findOrAddPartner(queries, {
    uid: randomUUID(),
    phone,
    name: null,
    registration_date: at.toISOString(),
    verification_status: 'Pending',
    active: false,
    block: null,
  })
}
