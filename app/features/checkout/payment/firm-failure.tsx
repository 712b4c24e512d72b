import type { ApiError } from '#app/api/transport/request.ts'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { buyingFirmMessages } from '#messages/orders/buying-firm.ts'
import { AskApproval } from './ask-approval.tsx'
import type { OrderContent } from './order-attempt.ts'

const limits = ['firm-order-limit', 'firm-month-limit']

/** The reason that an order for a firm was refused, and what one may do about it. Import lazily. */
export function FirmFailure({ failure, order }: { failure: ApiError; order: OrderContent | null }) {
  return (
    <>
      <p>{ownErrorMessage(buyingFirmMessages, errorMessages, failure)}</p>
      {order !== null && limits.includes(failure.code) && <AskApproval order={order} />}
    </>
  )
}
