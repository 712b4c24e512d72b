import { AppError } from '#domain/errors.ts'
import type { OfferRowWire, OfferWire } from '#domain/offers/desk-wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Database } from '../../db/database.ts'
import { findLastOfferImport, findOffer, listOffers } from '../../db/offers/offers.ts'
import { findKnownHolders, nameTargets } from '../../db/pricing/names.ts'

type Dependencies = { readonly database: Database }

/** More than may be in force, with those that were removed. */
const MAX_LISTED = 1_000

/** All offers with what they gave away (OFFER-01). Throws `not-permitted`. */
export async function showOffers(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
): Promise<OfferRowWire[]> {
  requirePermission(actor, 'price-lists:read')
  return listOffers(queries, MAX_LISTED)
}

/** An offer with the names of who and what it is for. Throws `not-permitted` and `not-found`. */
export async function showOffer(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  id: string,
): Promise<OfferWire> {
  requirePermission(actor, 'price-lists:read')
  const offer = await findOffer(queries, id)
  if (offer === null) throw new AppError('not-found')
  const known = await findKnownHolders(queries, offer.holders)
  const labels = await nameTargets(queries, offer.reach)
  const last = await findLastOfferImport(queries, id)
  return {
    ...offer,
    lastImport: last === null ? null : { id: last.id, file: last.file, by: last.by, at: last.at },
    holders: offer.holders.map((holder) => ({
      ...holder,
      ...(known.get(`${holder.kind} ${holder.id}`) ?? { name: null, detail: '' }),
    })),
    reach: offer.reach.map((each, index) => ({ ...each, label: labels[index] ?? null })),
  }
}
