import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { deskFirmErrorMessages } from '#app/messages/desk/firm-errors.ts'
import { carriedField, fieldNames, fieldParts } from '#app/messages/desk/field-names.ts'
import { deskConflictMessages, deskErrorMessages, deskRefundMessages } from '#app/messages/desk/desk.ts'
import { deskOrderErrorMessages } from '#app/messages/desk/orders/order-errors.ts'
import { errorMessages } from '#messages/errors.ts'
import { faultText } from './errors/field-label.ts'
import { reasonsText } from './errors/reason-text.ts'

/** Codes whose reasons say all that their own text does, and more. */
const explained = new Set(['invalid-input', 'file-refused', 'eway-bill-refused', 'price-not-allowed'])

/** Says what failed, in words for staff. */
export function useDeskError(): (failure: unknown) => string {
  return deskErrorText
}

/** A failure in words for staff. */
export function deskErrorText(failure: unknown): string {
  const own: Readonly<Record<string, string>> = { ...deskErrorMessages, ...deskFirmErrorMessages }
  const { refundNotPermitted } = deskRefundMessages
  const { changedBy: changedByText } = deskConflictMessages
  const orders = deskOrderErrorMessages
  const shared = errorMessages
  const fields = {
    names: fieldNames,
    parts: fieldParts,
    carried: carriedField,
  }
  if (failure instanceof ApiError) {
    const { faults = [] } = failure.details
    // the paths of the API are no words for people
    if (failure.code === 'invalid-input' && faults.length > 0)
      return faults.map((fault) => faultText(fields, fault)).join('; ')
    const reasons = reasonsText(failure)
    if (reasons !== null && (explained.has(failure.code) || own[failure.code] === undefined)) return reasons
    const { changedBy, changedAt, refund } = failure.details
    if (failure.code === 'edit-conflict' && changedBy !== undefined && changedAt !== undefined)
      return changedByText(changedBy, formatDateTime(changedAt))
    if (failure.code === 'not-permitted' && refund !== undefined)
      return refundNotPermitted(formatRupees(toPaise(refund)))
    const text = own[failure.code]
    if (text !== undefined) return text
  }
  return errorMessage({ ...shared, ...orders }, failure)
}
