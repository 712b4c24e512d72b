import { AppError } from '#domain/errors.ts'
import type { OfferContent } from '#domain/offers/offer.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { notifyCatalogueChange } from '../../db/catalogue/catalogue-version.ts'
import type { Database } from '../../db/database.ts'
import { findOffer, setOfferState, type OfferState } from '../../db/offers/offers.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requireBrands } from '../pricing/steps/require-brands.ts'
import { requireHolders } from '../pricing/steps/require-holders.ts'
import { requireFreeCode, requireRoom, withOwnCode, writeOfferChange } from './steps/write-offer.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** An offer as it is to be; `revision` is the one that was seen, 0 for a new offer. */
export type OfferToSave = OfferContent & { readonly id: string; readonly revision: number }

/**
 * Creates or changes an offer (OFFER-01); every process then renders its cached pages again. Throws `not-permitted`, `edit-conflict` where it is not as it was seen, and `invalid-input` with
 * the reason for one too many, a holder that nobody is, a brand that no product has, and a code of another offer.
 */
export async function saveOffer(
  { database, now }: Dependencies,
  actor: StaffActor,
  { id, revision, ...content }: OfferToSave,
): Promise<void> {
  requirePermission(actor, 'price-lists:write')
  const at = now()
  await withOwnCode(
    database.queries.transaction().execute(async (queries) => {
      const before = await findOffer(queries, id, { lock: true })
      if ((before?.revision ?? 0) !== revision) throw new AppError('edit-conflict')
      await requireBrands(queries, { before: before?.reach ?? [], goods: content.reach, field: 'reach' })
      await writeOfferChange(queries, actor, {
        action: before === null ? 'offer.create' : 'offer.change',
        before,
        offer: { id, ...content },
        at,
      })
      await notifyCatalogueChange(queries, 'offers')
    }),
  )
}

/**
 * Pauses or removes an offer, which then nobody gets any more, or takes that back. Throws `not-permitted`, `not-found`, and
 * `invalid-input` where it cannot be put back.
 */
export async function changeOfferState(
  { database, now }: Dependencies,
  actor: StaffActor,
  { id, ...state }: { readonly id: string } & OfferState,
): Promise<void> {
  requirePermission(actor, 'price-lists:write')
  const at = now()
  await withOwnCode(
    database.queries.transaction().execute(async (queries) => {
      const offer = await findOffer(queries, id, { lock: true })
      if (offer === null) throw new AppError('not-found')
      if ('isPaused' in state ? offer.isPaused === state.isPaused : offer.isRemoved === state.isRemoved)
        return
      if ('isRemoved' in state && !state.isRemoved) {
        await requireRoom(queries)
        await requireHolders(queries, offer.holders)
        await requireFreeCode(queries, id, offer.code)
      }
      await setOfferState(queries, { id, ...state, at })
      await recordChange(queries, actor, {
        action: actionOf(state),
        subject: 'offer',
        subjectId: id,
        before: { name: offer.name },
        at,
      })
      await notifyCatalogueChange(queries, 'offers')
    }),
  )
}

function actionOf(state: OfferState): string {
  if ('isPaused' in state) return state.isPaused ? 'offer.pause' : 'offer.resume'
  return state.isRemoved ? 'offer.remove' : 'offer.restore'
}
