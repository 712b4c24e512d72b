import { AppError } from '#domain/errors.ts'
import { paiseToRupees, type Paise } from '#domain/money/paise.ts'
import { MAX_OFFERS } from '#domain/offers/offer-limits.ts'
import type { Offer, OfferBenefit, OfferContent } from '#domain/offers/offer.ts'
import { withBrand } from '#domain/pricing/price-list.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import type { LastOfferImport } from '../../../db/offers/offer-tables.ts'
import { countOffers, findCodeHolder, writeOffer } from '../../../db/offers/offers.ts'
import { nameTargets } from '../../../db/pricing/names.ts'
import { violatedConstraint } from '../../../db/violated-constraint.ts'
import { recordChange } from '../../audit/steps/record-change.ts'
import { requireHolders } from '../../pricing/steps/require-holders.ts'

type OfferChange = {
  readonly action: string
  /** As it was, locked; null for a new one. */
  readonly before: Offer | null
  readonly offer: OfferContent & { readonly id: string; readonly isForEverybody?: boolean }
  readonly lastImport?: LastOfferImport
  readonly at: Date
}

/**
 * Writes an offer and its entry in the log. Throws `edit-conflict` where it was made meanwhile, and `invalid-input` with the reason for
 * one too many, a holder that nobody is, and a code of another offer.
 */
export async function writeOfferChange(
  queries: Queries,
  actor: StaffActor,
  { action, before, offer, lastImport, at }: OfferChange,
): Promise<void> {
  const { id, ...content } = offer
  if (before === null) await requireRoom(queries)
  await requireHolders(queries, content.holders)
  if (before?.isRemoved !== true) await requireFreeCode(queries, id, content.code)
  const revision = (before?.revision ?? 0) + 1
  const columns = { ...offer, revision, at, ...(lastImport && { lastImport: { ...lastImport, revision } }) }
  if (!(await writeOffer(queries, columns))) throw new AppError('edit-conflict')
  await recordChange(queries, actor, {
    action,
    subject: 'offer',
    subjectId: id,
    ...(before !== null && { before: await shown(queries, before) }),
    after: { ...(await shown(queries, content)), ...(lastImport && { file: lastImport.file }) },
    at,
  })
}

/** Throws `invalid-input` where there are as many offers as there may be. */
export async function requireRoom(queries: Queries): Promise<void> {
  if ((await countOffers(queries)) >= MAX_OFFERS)
    throw new AppError('invalid-input', { reasons: [{ code: 'too-many-offers', limit: MAX_OFFERS }] })
}

/** Throws `invalid-input` where another offer has a code. */
export async function requireFreeCode(queries: Queries, id: string, code: string | null): Promise<void> {
  if (code === null) return
  const holder = await findCodeHolder(queries, code)
  if (holder !== null && holder !== id) throw codeTaken()
}

/** Of two offers that take a code at the same moment the second is refused as if it came later. */
export async function withOwnCode<Saved>(saving: Promise<Saved>): Promise<Saved> {
  try {
    return await saving
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
    reach: named.map((one, index) =>
      one.target === 'all' ? 'Everything' : withBrand(labels[index] ?? one.key, one),
    ),
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
