import type { Paise } from '../money/paise.ts'

/** Offers that a customer was shown: their coupon, and what all of them save; compared, never charged. */
export type SeenOffers = { readonly code?: string | null | undefined; readonly saved: Paise }
