import { ZERO, type Paise } from '../money/paise.ts'

/** Cost of delivery to an area: one fee for each order, with its GST, and the value of goods with GST from which delivery is free. */
export type DeliveryFee = { readonly amount: Paise; readonly freeFrom: Paise | null }

/** The fee for delivering goods of a value with GST, in paise; nothing where an area has no fee. */
export function deliveryFeeOf(fee: DeliveryFee | null | undefined, goods: Paise): Paise {
  const isFree = fee == null || (fee.freeFrom !== null && goods >= fee.freeFrom)
  return isFree ? ZERO : fee.amount
}
