import { AppError } from '#domain/errors.ts'
import { pathIn, type Language } from '#domain/i18n/language.ts'
import { findInvoiceWarnings } from '#domain/invoices/invoice-warnings.ts'
import { ZERO } from '#domain/money/paise.ts'
import type { DeskOrderDetail } from '#domain/orders/desk/desk-order-detail.ts'
import type { OrderDetail } from '#domain/orders/order-detail.ts'
import type { Order, OrderStatus } from '#domain/orders/order.ts'
import { proposalPath, type ShownEdit } from '#domain/order-edits/order-edit.ts'
import { paymentExpiresAt, paymentLinkPath, paymentLinkState } from '#domain/payments/payment-link.ts'
import { nextStatuses } from '#domain/orders/status-transitions.ts'
import { mayDo } from '#domain/staff/permissions.ts'
import { permissionToMove } from '#domain/orders/desk/permission-to-move.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findOrderEdit } from '../../db/order-edits/order-edits.ts'
import { shownEdit } from '../order-edits/steps/edit-state.ts'
import { editLinkTokenOf } from '../order-edits/steps/find-edit-of-link.ts'
import { paymentLinkTokenOf } from '../payments/steps/payment-link-token.ts'
import { findRefundable } from '../payments/steps/request-partial-refund.ts'
import { findPartner } from '../../db/identity/partners.ts'
import { findOrderNotes } from '../../db/orders/order-notes.ts'
import { findOrderMessages } from '../../db/orders/order-messages.ts'
import { findOrders } from '../../db/orders/orders.ts'
import { findAuditEntries } from '../../db/staff/audit-log.ts'
import { readSeller } from '../store/steps/read-seller.ts'
import { readOrderCredit } from '../accounts/steps/read-order-credit.ts'
import { readOrderDetail } from './steps/read-order-detail.ts'

type Dependencies = {
  readonly database: Database
  readonly now: () => Date
  readonly loginSecret: string
}

const MAX_CHANGES = 50
/** Each kind once, so that nothing is cut. */
const MAX_MESSAGES = 20

/** Any order in detail, by its id (DESK-02). Throws `not-permitted` and `not-found`. */
export async function showDeskOrder(
  { database, now, loginSecret }: Dependencies,
  actor: StaffActor,
  orderId: string,
): Promise<DeskOrderDetail> {
  requirePermission(actor, 'orders:read')
  const { queries } = database
  const [order] = await findOrders(queries, { orderId })
  if (order === undefined) throw new AppError('not-found')
  const detail = await readOrderDetail(queries, order)
  const partner = await findPartner(queries, order.userId)
  const isPaidOnline = order.paymentMode === 'ONLINE' && order.paymentStatus === 'PAID'
  return {
    ...detail,
    customer: { uid: partner.uid, name: partner.name, phone: partner.phone },
    credit: await readOrderCredit(queries, order, istDay(now())),
    notes: await findOrderNotes(queries, orderId),
    messages: await findOrderMessages(queries, { order: orderId }, { at: now(), limit: MAX_MESSAGES }),
    changes: await findAuditEntries(queries, { subject: 'order', subjectId: orderId, limit: MAX_CHANGES }),
    moves: nextStatuses(order.orderStatus, 'staff').filter(
      (to) => mayDo(actor.role, permissionToMove(to)) && isWholeMove(to, detail),
    ),
    refundLeft: (await findRefundable(queries, orderId))?.left ?? ZERO,
    refundable: isPaidOnline && detail.refund === null && mayDo(actor.role, 'orders:refund'),
    edit: await readEdit(queries, order, {
      at: now(),
      key: mayDo(actor.role, 'orders:edit') ? loginSecret : null,
      language: partner.language,
    }),
    invoiceWarnings: detail.invoice === null ? findInvoiceWarnings(order, await readSeller(queries)) : [],
    paymentLink: paymentLinkOf(detail, { at: now(), loginSecret, language: partner.language }),
  }
}

function paymentLinkOf(
  { order, history }: OrderDetail,
  {
    at,
    loginSecret,
    language,
  }: { readonly at: Date; readonly loginSecret: string; readonly language: Language },
): DeskOrderDetail['paymentLink'] {
  const state = paymentLinkState(order, at)
  const isTakenByStaff = history[0]?.by === 'staff'
  if (state === null || (state !== 'WAITING' && !isTakenByStaff)) return null
  const path = pathIn(language, paymentLinkPath(paymentLinkTokenOf(loginSecret, order.orderId)))
  return { path, state, expiresAt: paymentExpiresAt(order) }
}

/** Without a key the path of the customer's page is left out: whoever has it can agree. */
async function readEdit(
  queries: Queries,
  order: Order,
  { at, key, language }: { readonly at: Date; readonly key: string | null; readonly language: Language },
): Promise<ShownEdit | null> {
  const edit = await findOrderEdit(queries, order.orderId, 'waiting')
  if (edit === null) return null
  const shown = shownEdit(edit, order, at)
  const isPassedOn = key !== null && shown.state === 'WAITING'
  return { ...shown, path: isPassedOn ? pathIn(language, proposalPath(editLinkTokenOf(key, edit.id))) : null }
}

/** Tells whether an order can go to a status as a whole, given the parts it has come in. */
function isWholeMove(to: OrderStatus, { lines, fulfilments }: OrderDetail): boolean {
  if (to === 'DELIVERED') return lines.every(({ open }) => open === 0)
  if (to === 'CANCELLED') return lines.every(({ delivered }) => delivered === 0)
  return to !== 'OUT_FOR_DELIVERY' || fulfilments.some(({ status }) => status === 'SHIPPED')
}
