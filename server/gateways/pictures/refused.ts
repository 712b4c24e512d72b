import { AppError } from '#domain/errors.ts'

/** The refusal of a file, with the reason as text to follow "The file". */
export function refused(reason: string, cause?: unknown): AppError {
  const error = new AppError('file-refused', `The file ${reason}`)
  if (cause !== undefined) error.cause = cause
  return error
}
