import { requestHash } from '../../../identity/steps/hashing.ts'
import type { OrderRequest } from '../build-order.ts'

/**
 * Tells a repeated request from a different one under the same key. The prices that the customer saw are no part of it, a coupon is: who
 * accepts a new price and tries again is answered with the order that exists, not with an error that leads to a second one.
 */
export function requestDigest({
  paymentMode,
  addressId,
  buyerGstin,
  billing,
  lines,
  seenTotal,
  firm: buying,
  atCounter,
  offers,
}: OrderRequest): string {
  const ordered = lines.map(({ product, quantity, variantUid, typed }) => [
    product,
    quantity,
    variantUid ?? null,
    ...(typed ? [typed.price, typed.reason] : []),
  ])
  // orders from before these were given have no place for one
  const more = [billing, buying, atCounter, offers?.code].filter(
    (given) => given !== null && given !== undefined,
  )
  return requestHash([paymentMode, addressId, buyerGstin, ordered, seenTotal ?? null, ...more])
}

/** The digest of a request as orders before variants' uids were part of it have it. */
export function formerDigest({ paymentMode, addressId, buyerGstin, billing, lines }: OrderRequest): string {
  const firm = billing ? [billing] : []
  return requestHash([
    paymentMode,
    addressId,
    buyerGstin,
    lines.map((line) => [line.product, line.quantity]),
    ...firm,
  ])
}
