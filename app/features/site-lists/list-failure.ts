import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { firmsMessages } from '#messages/profile/firms.ts'
import { siteListMessages } from '#messages/profile/site-lists.ts'

/** The message for a failure about the lists of a firm's sites. */
export function listFailure(failure: unknown): string {
  return ownErrorMessage({ ...firmsMessages, ...siteListMessages }, errorMessages, failure)
}
