import { sum, type Paise } from '../money/paise.ts'
import type { Language } from '../i18n/language.ts'
import type { Order } from './order.ts'

type OfferedOrder = Pick<Order, 'offers' | 'orderItems'>

/** An offer of an order, as it was called when it was placed. */
export type OrderOffer = {
  readonly name: string
  readonly nameHi: string | null
  readonly code: string | null
  /** On goods, with GST, and on delivery; already taken off. */
  readonly saved: Paise
}

/**
 * Offers of an order or a quotation with what they save on what it has now: an edit changes how many units have them. One that saves nothing any more
 * is left out.
 */
export function offersOfOrder({ offers = [], orderItems }: OfferedOrder): OrderOffer[] {
  return offers
    .map(({ offerId, kind, name, nameHi, code, saved }) => ({
      name,
      nameHi,
      code,
      // the fee of delivery stays as it was
      saved: kind === 'free-delivery' ? saved : sum(savedOn(orderItems, offerId)),
    }))
    .filter(({ saved }) => saved > 0)
}

function savedOn(items: Order['orderItems'], offerId: string): Paise[] {
  return items.flatMap(({ pricing }) =>
    (pricing?.offers ?? []).filter((offer) => offer.offerId === offerId).map(({ saved }) => saved),
  )
}

/** Name of an offer in a language, with its coupon: `Diwali (DIWALI10)`. */
export function offerTitle(
  { name, nameHi, code }: Pick<OrderOffer, 'name' | 'nameHi' | 'code'>,
  language: Language,
): string {
  const title = language === 'hi' ? (nameHi ?? name) : name
  return code === null ? title : `${title} (${code})`
}
