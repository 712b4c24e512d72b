import type { shippingHolds } from '../problem/error-details.ts'
import { add, atLeastZero, subtract, type Paise } from '../money/paise.ts'

/** Provider's account of a captured payment; amounts are paise of the payment's currency. */
export type PaymentLedger = {
  readonly captured: Paise
  /** Refunded by anybody, pending refunds included. */
  readonly refunded: Paise
  /** Withheld while disputes are open. */
  readonly disputed: Paise
  /** Taken back by lost disputes. */
  readonly lost: Paise
}

/** Amount that went back to the customer for good, in paise. */
export function amountReturned({ refunded, lost }: PaymentLedger): Paise {
  return add(refunded, lost)
}

/** Amount of a payment that can still be returned, in paise; never negative. */
export function amountLeft(ledger: PaymentLedger): Paise {
  return atLeastZero(subtract(ledger.captured, amountReturned(ledger)))
}

export type ShippingHold = (typeof shippingHolds)[number]

/**
 * Amount that went back to the customer past this store, in paise: all but `refundedHere`, which the provider sent because this
 * store asked for it.
 */
export function returnedElsewhere(ledger: PaymentLedger, refundedHere: Paise): Paise {
  return atLeastZero(subtract(amountReturned(ledger), refundedHere))
}

/**
 * Reason that the order paid by a payment must not be shipped (SAFE-04); null when it may be. `isBeingRefunded` says that this
 * store returns the payment, `returned` is what went back past this store and `released` how much of that staff know, in paise.
 */
export function shippingHold(
  ledger: PaymentLedger,
  {
    isBeingRefunded,
    returned,
    released,
  }: { readonly isBeingRefunded: boolean; readonly returned: Paise; readonly released: Paise },
): ShippingHold | null {
  if (isBeingRefunded || amountLeft(ledger) === 0) return 'refunded'
  if (ledger.disputed > 0) return 'disputed'
  return returned > released ? 'partly-refunded' : null
}
