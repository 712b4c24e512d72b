import { ApiError } from '#app/api/request.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskErrorMessages } from '#app/messages/desk.ts'
import { errorMessages } from '#app/messages/errors.ts'

/** Says what failed, in words for staff. */
export function useDeskError(): (failure: unknown) => string {
  const own: Readonly<Record<string, string>> = useMessages(deskErrorMessages)
  const shared = useMessages(errorMessages)
  return (failure) => {
    if (failure instanceof ApiError) {
      const isExplained = ['invalid-input', 'file-refused', 'eway-bill-refused'].includes(failure.code)
      if (isExplained && typeof failure.details.title === 'string') return failure.details.title
      const text = own[failure.code]
      if (text !== undefined) return text
    }
    return errorMessage(shared, failure)
  }
}
