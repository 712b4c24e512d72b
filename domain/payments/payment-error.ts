import { AppError } from '../errors.ts'

/** Throws what a caller may know of a payment provider's failure; what it was is kept as its cause, for the log. */
export function toAppError(error: unknown): never {
  const fault = new AppError('payment-provider-unreachable')
  fault.cause = error
  throw fault
}
