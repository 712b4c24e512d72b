import { AppError } from '#domain/errors.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../../db/database.ts'
import { addCustomerMessages } from '../../../db/messages/customer-messages.ts'
import { findQuotationRequest, settleQuotationRequest } from '../../../db/quotations/quotation-requests.ts'
import { editConflict } from '../../audit/steps/edit-conflict.ts'
import { recordChange } from '../../audit/steps/record-change.ts'

/**
 * Settles a request with the quotation that answers it, and has the customer told (QUOTE-01). Throws `not-found` for a request of somebody else than the quotation
 * is made to, and `edit-conflict` once it was withdrawn, declined or answered.
 */
export async function answerRequest(
  queries: Queries,
  actor: StaffActor,
  {
    id,
    userId,
    quotationId,
    at,
  }: { readonly id: string; readonly userId: string; readonly quotationId: string; readonly at: Date },
): Promise<void> {
  const request = await findQuotationRequest(queries, id, { lock: true })
  if (request?.userId !== userId) throw new AppError('not-found')
  if (request.state !== 'ASKED')
    throw await editConflict(queries, { subject: 'quotation-request', subjectId: id })
  await settleQuotationRequest(queries, id, { state: 'ANSWERED', at, by: actor.name, quotationId })
  await addCustomerMessages(queries, [{ kind: 'QUOTATION', subjectId: quotationId, uid: userId, dueAt: at }])
  await recordChange(queries, actor, {
    action: 'quotation-request.answer',
    subject: 'quotation-request',
    subjectId: id,
    after: { quotation: quotationId },
    at,
  })
}
