import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import type { Address } from '#domain/addresses/address.ts'
import type { CartLine } from '#domain/cart/line.ts'
import type { OffersCheckWire, OffersQuestionWire } from '#domain/offers/check-wire.ts'
import { checkOffers } from '#app/api/orders.ts'
import { parsePin } from '#app/browser/delivery-pin.ts'
import { useIdentity } from '#app/features/identity/use-identity.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { useAnswer, type Answer } from '#app/state-kit/use-answer.ts'
import { couponChosen, couponLost, selectCheckout } from '../checkout-slice.ts'

/** The offers of a cart. */
export type CheckoutOffers = {
  readonly status: 'loading' | 'failed' | 'loaded'
  /** Answer to the cart as it is; null as long as there is none. */
  readonly found: OffersCheckWire | null
  /** Coupon that the store knows; null for none. */
  readonly coupon: string | null
  /** Coupon that the store knows no more, until another is taken. */
  readonly lostCoupon: string | null
  /** Takes a coupon that this buyer may use; false for any other. Rejects when the store cannot be asked. */
  readonly enter: (code: string) => Promise<boolean>
  readonly removeCoupon: () => void
  readonly reload: () => void
}

type CartToCheck = {
  readonly lines: readonly CartLine[]
  readonly address: Address | null
  readonly firmId: string | null
  readonly shown: boolean
}

/** Asks for the offers of a cart, again whenever it has changed and rests (OFFER-01). Null where the store has none, or there is nothing to ask about. */
export function useOffers({ lines, address, firmId, shown }: CartToCheck): CheckoutOffers | null {
  const dispatch = useAppDispatch()
  const { offers: isOffering = false } = useStoreSettings()
  const { coupon, lostCoupon } = useSelector(selectCheckout)
  const { partner } = useIdentity()
  const cart: OffersQuestionWire = {
    lines: lines.map(({ product, variantUid, quantity }) => ({ product, variantUid, quantity })),
    pinCode: address === null ? null : parsePin(address.zipcode),
    firm: firmId,
  }
  const isAsked = isOffering && shown && lines.length > 0
  // offers are asked for anew for whoever signs in
  const question = isAsked ? JSON.stringify([{ ...cart, code: coupon }, partner?.uid]) : null
  const { answer, reload } = useAnswer(question, ask)
  const isLost = coupon !== null && answer?.found?.isCouponKnown === false
  // asked for with every change of the cart, it would count as guessing
  useEffect(() => {
    if (isLost) dispatch(couponLost())
  }, [dispatch, isLost])
  if (question === null) return null
  return {
    ...stateOf(answer),
    coupon,
    lostCoupon,
    enter: async (code) => {
      const { isCouponKnown } = await checkOffers({ ...cart, code })
      if (isCouponKnown) dispatch(couponChosen(code))
      return isCouponKnown
    },
    removeCoupon: () => void dispatch(couponChosen(null)),
    reload,
  }
}

function stateOf(answer: Answer<OffersCheckWire> | null): Pick<CheckoutOffers, 'status' | 'found'> {
  if (answer === null) return { status: 'loading', found: null }
  return { status: answer.found === null ? 'failed' : 'loaded', found: answer.found }
}

function ask(question: string, signal: AbortSignal): Promise<OffersCheckWire> {
  const [body] = JSON.parse(question) as [OffersQuestionWire]
  return checkOffers(body, { signal })
}
