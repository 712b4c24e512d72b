import { toPaise } from '#domain/money/paise.ts'
import { makeOffer } from '../../../support/api/offer-actions.ts'
import type { StormServices } from '../open-services.ts'

/** The coupon of a storm. */
export const COUPON = 'STORM50'

/** A coupon that nobody has. */
export const UNKNOWN_COUPON = 'STORM99'

/** How many checkouts use up the budgets and the coupon in the middle of a storm. */
const CHECKOUTS = 128

/** Makes offers whose budget, uses and uses per person run out in a storm of so many checkouts. */
export async function setUpOffers(services: StormServices, checkouts: number): Promise<void> {
  const share = checkouts / CHECKOUTS
  const offer = (content: Parameters<typeof makeOffer>[1]) =>
    makeOffer(services, { nameHi: null, ...content })
  await offer({
    name: 'Season',
    isCombinable: true,
    benefit: { kind: 'percent', percentOff: 300, most: null },
    budget: toPaise(Math.ceil(200_000 * share)),
    usesPerPerson: 1,
  })
  await offer({
    name: 'Six bricks for five',
    benefit: { kind: 'buy-get', buy: 5, get: 1 },
    reach: [{ target: 'product', key: 'brick', uid: null }],
    usesPerPerson: 1,
  })
  await offer({
    name: 'Welcome',
    isCombinable: true,
    isFirstOrder: true,
    benefit: { kind: 'percent', percentOff: 500, most: toPaise(25_000) },
  })
  await offer({
    name: 'Fifty off',
    isCombinable: true,
    code: COUPON,
    benefit: { kind: 'amount', amount: toPaise(5_000) },
    fromValue: toPaise(50_000),
    usesInAll: Math.ceil(7 * share),
    usesPerPerson: 1,
  })
}
