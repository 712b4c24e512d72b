import type { ApiError } from '#app/api/transport/request.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { accountOrderMessages } from '#messages/orders/account.ts'

/** The reason that an order on account was refused. Import lazily. */
export function AccountFailure({ failure }: { failure: ApiError }) {
  return <p>{ownErrorMessage(accountOrderMessages, errorMessages, failure)}</p>
}
