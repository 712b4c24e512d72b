import type { ErrorCode } from '#domain/errors.ts'
import { ApiError } from '#app/api/request.ts'
import type { errorMessages } from '#app/messages/errors.ts'

type ErrorWords = typeof errorMessages.en
/** The words of a code of the closed list must be there: a code without words does not compile. */
type Complete = ErrorCode extends keyof ErrorWords ? ErrorWords : never

/** What to say of a failure or its code: the words of it with the facts that came along; unknown ones say `failed`. */
export function errorMessage(words: Complete, failure: unknown): string {
  if (typeof failure === 'string') return errorMessage(words, new ApiError(failure))
  if (!(failure instanceof ApiError)) return words.failed
  const text = Object.hasOwn(words, failure.code) ? words[failure.code as keyof ErrorWords] : words.failed
  return typeof text === 'string' ? text : text(factOf(failure))
}

function factOf({ details }: ApiError): number {
  const fact = details.retryAfterSeconds ?? details.triesLeft ?? details.limit
  return typeof fact === 'number' ? fact : 0
}
