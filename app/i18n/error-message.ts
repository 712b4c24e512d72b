import type { CreditErrorCode } from '#domain/problem/credit-error-codes.ts'
import type { DeskErrorCode, ErrorCode, FirmErrorCode } from '#domain/errors.ts'
import { ApiError } from '#app/api/transport/request.ts'
import type { errorMessages } from '#messages/errors.ts'

type ErrorMessages = typeof errorMessages
/** Fails to compile when an error code has no message. */
type CompleteMessages =
  Exclude<ErrorCode, DeskErrorCode | FirmErrorCode | CreditErrorCode> extends keyof ErrorMessages
    ? ErrorMessages
    : never

/** The message for a failure or an error code, with its details filled in; `failed` for unknown ones. */
export function errorMessage(messages: CompleteMessages, failure: unknown): string {
  if (typeof failure === 'string') return errorMessage(messages, new ApiError(failure))
  if (!(failure instanceof ApiError)) return messages.failed
  const message = Object.hasOwn(messages, failure.code)
    ? messages[failure.code as keyof ErrorMessages]
    : messages.failed
  return typeof message === 'string' ? message : message(valueOf(failure))
}

/** The message for a failure in a page's own words where it has some, as `error-{code}`; that of all pages otherwise. */
export function ownErrorMessage(
  own: Readonly<Record<string, unknown>>,
  messages: CompleteMessages,
  failure: unknown,
): string {
  if (!(failure instanceof ApiError)) return errorMessage(messages, failure)
  const special = own[`error-${failure.code}`]
  if (typeof special === 'function') return (special as (value: number) => string)(valueOf(failure))
  return typeof special === 'string' ? special : errorMessage(messages, failure)
}

function valueOf({ details }: ApiError): number {
  const value = details.retryAfterSeconds ?? details.triesLeft ?? details.limit
  return typeof value === 'number' ? value : 0
}
