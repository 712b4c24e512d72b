import { ApiError } from './transport/request.ts'

/** True for an answer that names nothing of the caller's; a malformed id or token counts as missing too. */
export function isMissing(failure: unknown): boolean {
  return failure instanceof ApiError && ['not-found', 'invalid-input'].includes(failure.code)
}
