import type { ApiError } from '#app/api/transport/request.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { buyingFirmMessages } from '#messages/orders/buying-firm.ts'

/** The reason that an order for a firm was refused. Import lazily. */
export function FirmFailure({ failure }: { failure: ApiError }) {
  return <p>{ownErrorMessage(buyingFirmMessages, errorMessages, failure)}</p>
}
