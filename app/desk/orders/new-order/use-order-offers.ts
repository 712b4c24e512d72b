import { useCallback } from 'react'
import { parsePhone } from '#domain/identity/phone.ts'
import { ZERO, type Paise } from '#domain/money/paise.ts'
import { parsePin } from '#app/browser/delivery-pin.ts'
import { loweredLines, shownOffers } from '#app/desk/kit/orders/offers/lowered-lines.ts'
import { useOffersFor, type SoldQuestion } from '#app/desk/kit/orders/offers/use-offers-for.ts'
import type { Buying } from './buying-section.tsx'
import type { OrderDraft } from './order-draft.ts'
import { amountOf, bodyLines, pricedLines, type TakenLine } from './use-order-lines.ts'

interface OfferedOrder {
  readonly typed: OrderDraft
  readonly lines: readonly TakenLine[]
  readonly buying: Pick<Buying, 'firm' | 'known' | 'address'>
  readonly onTyped: (fields: Pick<OrderDraft, 'coupon' | 'lostCoupon'>) => void
}

/** Offers of an order that staff take, with its amounts before and after them. */
export function useOrderOffers({ typed, lines, buying, onTyped }: OfferedOrder) {
  const { coupon = null, lostCoupon = null } = typed
  const onCoupon = useCallback(
    (code: string | null, lost: string | null = null) => onTyped({ coupon: code, lostCoupon: lost }),
    [onTyped],
  )
  const offers = useOffersFor(questionOf(typed.phone, lines, buying), { coupon, lostCoupon, onCoupon })
  const found = offers?.found ?? null
  const deliverySaved: Paise = found?.deliverySaved ?? ZERO
  return {
    offers,
    isChecking: offers?.isChecking ?? false,
    before: amountOf(lines),
    goods: amountOf(lines, found),
    deliverySaved,
    lowered: loweredLines(pricedLines(lines), found),
    body: shownOffers(found, coupon),
    /** Does what sends the order; where that is refused, the offers may be others by now. */
    send: async <T>(act: () => Promise<T>): Promise<T> => {
      try {
        return await act()
      } catch (error) {
        offers?.reload()
        throw error
      }
    },
  }
}

/** The question for the offers of an order; null for one without finished lines. */
function questionOf(
  phone: string,
  lines: readonly TakenLine[],
  { firm, known, address }: OfferedOrder['buying'],
): SoldQuestion | null {
  const finished = bodyLines(lines)
  if (finished.length === 0) return null
  const zipcode = known.find(({ id }) => id === address.id)?.zipcode ?? address.zipcode
  return {
    lines: finished.map(({ product, quantity, variantUid, typed }) => ({
      product,
      quantity,
      ...(variantUid !== undefined && { variantUid }),
      ...(typed && { typedPrice: typed.price }),
    })),
    phone: parsePhone(phone) === null ? null : phone,
    firm: firm?.id ?? null,
    pinCode: parsePin(zipcode),
  }
}
