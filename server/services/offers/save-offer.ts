import { AppError } from '#domain/errors.ts'
import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import { MAX_OFFERS } from '#domain/offers/offer-limits.ts'
import type { OfferBenefit, OfferContent } from '#domain/offers/offer.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { notifyCatalogueChange } from '../../db/catalogue/catalogue-version.ts'
import type { Database, Queries } from '../../db/database.ts'
import {
  countOffers,
  findCodeHolder,
  findOffer,
  setOfferState,
  writeOffer,
  type OfferState,
} from '../../db/offers/offers.ts'
import { nameTargets } from '../../db/pricing/names.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { requireHolders } from '../pricing/steps/require-holders.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** An offer as it is to be; `revision` is the one that was seen, 0 for a new offer. */
export type OfferToSave = OfferContent & { readonly id: string; readonly revision: number }

/**
 * Creates or changes an offer (OFFER-01); every process then renders its cached pages again. Throws `not-permitted`, `edit-conflict` where it is not as it was seen, and `invalid-input` with
 * the reason for one too many, a holder that nobody is, and a code of another offer.
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
      if (before === null) await requireRoom(queries)
      await requireHolders(queries, content.holders)
      if (before?.isRemoved !== true) await requireFreeCode(queries, id, content.code)
      if (!(await writeOffer(queries, { id, ...content, revision: revision + 1, at })))
        throw new AppError('edit-conflict')
      await recordChange(queries, actor, {
        action: before === null ? 'offer.create' : 'offer.change',
        subject: 'offer',
        subjectId: id,
        ...(before !== null && { before: await shown(queries, before) }),
        after: await shown(queries, content),
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

async function requireRoom(queries: Queries): Promise<void> {
  if ((await countOffers(queries)) >= MAX_OFFERS)
    throw new AppError('invalid-input', { reasons: [{ code: 'too-many-offers', limit: MAX_OFFERS }] })
}

async function requireFreeCode(queries: Queries, id: string, code: string | null): Promise<void> {
  if (code === null) return
  const holder = await findCodeHolder(queries, code)
  if (holder !== null && holder !== id) throw codeTaken()
}

/** Of two offers that take a code at the same moment the second is refused as if it came later. */
async function withOwnCode(saving: Promise<void>): Promise<void> {
  try {
    await saving
  } catch (error) {
    if (violatedConstraint(error) === 'offers_code') throw codeTaken()
    throw error
  }
}

function codeTaken(): AppError {
  return new AppError('invalid-input', { faults: [{ field: 'code', code: 'code-taken' }] })
}

/** Targets that an entry of the log names. */
const MOST_SHOWN = 50

/** An offer as the audit log shows it. */
async function shown(queries: Queries, content: OfferContent) {
  const { reach, holders, benefit, fromValue, budget } = content
  const named = reach.slice(0, MOST_SHOWN)
  const labels = await nameTargets(queries, named)
  return {
    name: content.name,
    nameHi: content.nameHi,
    code: content.code,
    benefit: shownBenefit(benefit),
    reach: named.map(({ target, key }, index) => (target === 'all' ? 'Everything' : (labels[index] ?? key))),
    fromValue: fromValue === null ? null : rupees(fromValue),
    fromQuantity: content.fromQuantity,
    isFirstOrder: content.isFirstOrder,
    holders: holders.length,
    pinCodes: content.pinCodes.join(' '),
    fromDay: content.fromDay,
    untilDay: content.untilDay,
    budget: budget === null ? null : rupees(budget),
    usesPerPerson: content.usesPerPerson,
    usesInAll: content.usesInAll,
    isCombinable: content.isCombinable,
  }
}

function shownBenefit(benefit: OfferBenefit): string {
  switch (benefit.kind) {
    case 'percent': {
      const off = `${benefit.percentOff / 100} %`
      return benefit.most === null ? off : `${off} ≤ ${rupees(benefit.most)}`
    }
    case 'amount':
      return rupees(benefit.amount)
    case 'buy-get':
      return `${benefit.buy} + ${benefit.get}`
    case 'free-delivery':
      return benefit.kind
  }
}

function rupees(amount: Paise): string {
  return `₹${paiseToRupees(amount)}`
}
