import { AppError } from '#domain/errors.ts'
import type { Reason } from '#domain/problem/reasons.ts'

/** The refusal of a file, with the reason. */
export function refused(reason: Reason, cause?: unknown): AppError {
  const error = new AppError('file-refused', { reasons: [reason] })
  if (cause !== undefined) error.cause = cause
  return error
}
