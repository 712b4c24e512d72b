import { ShopError } from '../errors.ts'

/** Throws what a caller may know of a payment provider's failure; what it was is kept as its cause, for the log. */
export function asShopError(error: unknown): never {
  const fault = new ShopError('payment-provider-unreachable')
  fault.cause = error
  throw fault
}
