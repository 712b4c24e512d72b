import { useEffect } from 'react'
import type { OffersQuestionForWire } from '#domain/offers/check-for-wire.ts'
import type { OffersCheckWire } from '#domain/offers/check-wire.ts'
import { checkOffersFor } from '#app/api/desk/new-order.ts'
import { useAnswer } from '#app/state-kit/use-answer.ts'

/** Offers of what staff sell to somebody. */
export interface OffersFor {
  readonly isChecking: boolean
  readonly isFailed: boolean
  /** Answer to what is on screen; null as long as there is none. */
  readonly found: OffersCheckWire | null
  /** The answer to what was on screen before, until the next one comes. */
  readonly latest: OffersCheckWire | null
  readonly coupon: string | null
  /** Coupon that this buyer may not use, or not any more. */
  readonly lostCoupon: string | null
  /** Takes a coupon that this buyer may use; false for any other. Rejects when the store cannot be asked. */
  readonly enter: (code: string) => Promise<boolean>
  readonly removeCoupon: () => void
  readonly reload: () => void
}

export type SoldQuestion = Omit<OffersQuestionForWire, 'code'>

interface Coupon {
  readonly coupon: string | null
  readonly lostCoupon: string | null
  readonly onCoupon: (code: string | null, lost?: string | null) => void
}

/** Asks for the offers of what is sold, again whenever it has changed and rests (OFFER-01). Null where there is nothing to ask about. */
export function useOffersFor(
  asked: SoldQuestion | null,
  { coupon, lostCoupon, onCoupon }: Coupon,
): OffersFor | null {
  const question = asked === null ? null : JSON.stringify({ ...asked, code: coupon })
  const { answer, latest, reload } = useAnswer(question, ask)
  const isLost = coupon !== null && answer?.found?.isCouponKnown === false
  // asked for with every change, it would count as guessing
  useEffect(() => {
    if (isLost) onCoupon(null, coupon)
  }, [isLost, coupon, onCoupon])
  if (asked === null) return null
  return {
    isChecking: answer === null,
    isFailed: answer !== null && answer.found === null,
    found: answer?.found ?? null,
    latest: latest?.found ?? null,
    coupon,
    lostCoupon,
    enter: async (code) => {
      const { isCouponKnown } = await checkOffersFor({ ...asked, code })
      if (isCouponKnown) onCoupon(code)
      return isCouponKnown
    },
    removeCoupon: () => onCoupon(null),
    reload,
  }
}

function ask(question: string, signal: AbortSignal): Promise<OffersCheckWire> {
  return checkOffersFor(JSON.parse(question) as OffersQuestionForWire, { signal })
}
