import type { CheckedOffers } from '#domain/offers/check-wire.ts'
import type { Phone } from '#domain/identity/phone.ts'
import { WALK_IN } from '#domain/orders/counter/counter-sale.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { findByMergedNumber } from '../../db/customers/merged-customers.ts'
import type { Queries } from '../../db/database.ts'
import { findPartnerByPhone } from '../../db/identity/partners.ts'
import { offersOfLines, type OffersDependencies, type OffersQuestion } from './steps/offers-of-lines.ts'

/** Goods that staff sell to somebody, who is known by a phone number or not at all. */
export type OffersQuestionFor = Omit<OffersQuestion, 'userId' | 'isNew'> & { readonly phone: Phone | null }

/**
 * Tells which offers somebody has whom staff sell to, and what keeps others from them (OFFER-01). A number that is new to the store is
 * somebody who never ordered. Throws `not-permitted` and `order-too-large`.
 */
export async function checkOffersFor(
  dependencies: OffersDependencies,
  actor: StaffActor,
  { phone, ...question }: OffersQuestionFor,
): Promise<CheckedOffers> {
  requirePermission(actor, 'orders:place')
  const userId = phone === null ? WALK_IN.uid : await findBuyer(dependencies.database.queries, phone)
  const pinCode = question.isTakenAway ? null : question.pinCode
  return offersOfLines(dependencies, { ...question, userId, isNew: userId === null, pinCode })
}

/** Id of the customer with a number; null where there is none yet. */
async function findBuyer(queries: Queries, phone: Phone): Promise<string | null> {
  const merged = await findByMergedNumber(queries, phone)
  return merged?.into ?? (await findPartnerByPhone(queries, phone))?.uid ?? null
}
