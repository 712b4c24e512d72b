import type { CheckedOffers } from '#domain/offers/check-wire.ts'
import { offersOfLines, type OffersDependencies, type OffersQuestion } from './steps/offers-of-lines.ts'

/**
 * Tells which offers a cart has, and what keeps others from it (OFFER-01). Nobody but staff has typed prices. Throws `order-too-large` for
 * goods beyond what can be counted.
 */
export async function checkOffers(
  dependencies: OffersDependencies,
  question: Pick<OffersQuestion, 'userId' | 'firmId' | 'code' | 'pinCode' | 'lines'>,
): Promise<CheckedOffers> {
  return offersOfLines(dependencies, question)
}
