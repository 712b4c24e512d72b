import { AppError } from '../errors.ts'

/** Throws `payment-provider-unreachable`, which reveals nothing to the caller, with the original error as its cause for the log. */
export function toAppError(error: unknown): never {
  const appError = new AppError('payment-provider-unreachable')
  appError.cause = error
  throw appError
}
