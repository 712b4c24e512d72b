import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { readCheckoutCredit } from '../../accounts/steps/read-checkout-credit.ts'
import { readQuotation, type ReadQuotation } from './read-quotation.ts'

/** A quotation as its link shows it; `offersAccount` tells whether it may be billed to an account. */
export type ShownQuotation = ReadQuotation & { readonly offersAccount: boolean }

/** The offer that a link is about, as it is shown. Throws `not-found` for a link that was never given or was replaced. */
export async function showOffer(queries: Queries, token: string, at: Date): Promise<ShownQuotation> {
  const read = await readQuotation(queries, token, { at })
  const { userId, state, content } = read.quotation
  const isOpen = (state === 'OPEN' || read.payment === 'LAPSED') && content !== null
  const credits = isOpen ? await readCheckoutCredit(queries, userId, { today: istDay(at) }) : []
  const firmId = content?.firm?.id ?? null
  return { ...read, offersAccount: credits.some((credit) => credit.firmId === firmId) }
}
