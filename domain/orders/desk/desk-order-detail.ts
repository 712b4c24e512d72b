import type { OrderCredit } from '../../accounts/credit-use.ts'
import type { AuditEntry } from '../../audit/audit-entry.ts'
import type { InvoiceWarning } from '../../invoices/invoice-warnings.ts'
import type { Paise } from '../../money/paise.ts'
import type { ShownEdit } from '../../order-edits/order-edit.ts'
import type { OrderMessage } from '../../order-notifications/order-message.ts'
import type { DeskPaymentLinkWire } from '../../payments/payment-link-wire.ts'
import type { OrderDetail } from '../order-detail.ts'
import type { OrderStatus } from '../order.ts'
import type { OrderNote } from './desk-order.ts'

/** An order as the desk sees it. */
export type DeskOrderDetail = OrderDetail & {
  readonly customer: { readonly uid: string; readonly name: string | null; readonly phone: string }
  /** The account that it is billed to, as it is now; null for any other order. */
  readonly credit: OrderCredit | null
  readonly notes: readonly OrderNote[]
  /** To its customer, newest first. */
  readonly messages: readonly OrderMessage[]
  /** Changes by staff, newest first. */
  readonly changes: readonly AuditEntry[]
  /** The statuses that this actor may give it next. */
  readonly moves: readonly OrderStatus[]
  /** True if this actor may refund what was paid online. */
  readonly refundable: boolean
  /** Amount of an online payment that can still be refunded, in paise. */
  readonly refundLeft: Paise
  /** The change that its customer is asked about. */
  readonly edit: ShownEdit | null
  /** Issues to check before the invoice is issued; empty once it is. */
  readonly invoiceWarnings: readonly InvoiceWarning[]
  /** Payment link of the order; null when it is paid on delivery, and when a shopper's unpaid order no longer waits. */
  readonly paymentLink: DeskPaymentLinkWire | null
}
