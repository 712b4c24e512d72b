import type { PaymentMode } from '#domain/orders/order.ts'
import type { Quotation } from '#domain/quotations/quotation.ts'
import type { Queries } from '../../../db/database.ts'
import { updateQuotation } from '../../../db/quotations/quotations.ts'
import { addAuditEntry } from '../../../db/staff/audit-log.ts'

/** Answer to an offer by its customer, or by their firm for them. */
type Settled = {
  readonly state: 'ACCEPTED' | 'DECLINED'
  readonly paymentMode: PaymentMode | undefined
  /** The order that it has become already. */
  readonly orderId?: string
  /** True where the firm approved it above the customer's limits. */
  readonly isApproved?: boolean
  readonly at: Date
}

/** Writes what became of an open offer, in the audit log too. */
export async function settleQuotation(
  queries: Queries,
  quotation: Quotation,
  { state, paymentMode, orderId, isApproved = false, at }: Settled,
): Promise<void> {
  const { id, number, actor } = quotation
  await updateQuotation(queries, quotation, {
    state,
    settled_at: at,
    ...(orderId !== undefined && { order_id: orderId }),
  })
  await addAuditEntry(queries, {
    at: at.toISOString(),
    actor: `customer, offered by ${actor}`,
    role: 'customer',
    action: state === 'ACCEPTED' ? 'quotation.accept' : 'quotation.decline',
    subject: 'quotation',
    subjectId: id,
    before: { number, state: quotation.state === 'AWAITING_APPROVAL' ? quotation.state : 'OPEN' },
    after: {
      state,
      ...(paymentMode !== undefined && paymentMode !== 'COD' && { payment: paymentMode }),
      ...(isApproved && { approved: true }),
    },
  })
}
