import { AppError } from '#domain/errors.ts'
import { changedLines, placeOf, type EditedOrder, type EditState } from '#domain/order-edits/order-edit.ts'
import type { ProposalView } from '#domain/order-edits/wire.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../db/database.ts'
import { findOrderEdit, settleOrderEdit, type StoredEdit } from '../../db/order-edits/order-edits.ts'
import { findOrderLines } from '../../db/orders/fulfilments.ts'
import { addOrderEvent } from '../../db/orders/order-events.ts'
import { findOrders, lockOrder, updateOrder } from '../../db/orders/orders.ts'
import { addAuditEntry } from '../../db/staff/audit-log.ts'
import { retriedTransaction } from '../../db/retried-transaction.ts'
import { acceptEdit } from './steps/accept-edit.ts'
import type { EditDependencies } from './steps/edit-dependencies.ts'
import { editState } from './steps/edit-state.ts'
import { findEditOfLink } from './steps/find-edit-of-link.ts'

/**
 * The change that a link is about, before and after. Holders of the link see products and sums, and no name or address.
 * Throws `not-found` for a link that was never sent or was replaced by a newer one.
 */
export async function showProposal(
  { database: { queries }, now, loginSecret }: EditDependencies,
  token: string,
): Promise<ProposalView> {
  const edit = await findEditOfLink(queries, loginSecret, token)
  const [order] = edit === null ? [] : await findOrders(queries, { orderId: edit.orderId })
  if (edit === null || order === undefined) throw new AppError('not-found')
  return viewOf(queries, { edit, order, at: now() })
}

/**
 * The customer accepts or declines, once: a repeated answer changes nothing, and of two different ones the first counts. An
 * accepted change takes effect as it was shown, or not at all. Throws `not-found`, `edit-conflict` when it can no longer be
 * accepted, `out-of-stock`, `promise-changed` and what planning the delivery throws.
 */
export async function answerProposal(
  dependencies: EditDependencies,
  token: string,
  answer: 'accept' | 'decline',
): Promise<ProposalView> {
  const { database, now, jobs, loginSecret } = dependencies
  await retriedTransaction(database, async (queries) => {
    const found = await findEditOfLink(queries, loginSecret, token)
    const order = found && (await lockOrder(queries, found.orderId))
    const edit = order && (await findOrderEdit(queries, order.orderId, { id: found?.id ?? '' }))
    if (!order || !edit) throw new AppError('not-found')
    const at = now()
    const state = editState(edit, order, at)
    if (state === (answer === 'accept' ? 'APPLIED' : 'DECLINED')) return
    if (state !== 'WAITING' || edit.content === null) throw new AppError('edit-conflict')
    await (answer === 'accept'
      ? accept(queries, order, { edit, edited: edit.content, at })
      : decline(queries, order, { edit, at }))
  })
  jobs.trigger('messages')
  jobs.trigger('refunds')
  return showProposal(dependencies, token)
}

async function accept(
  queries: Queries,
  order: Order,
  { edit, edited, at }: { readonly edit: StoredEdit; readonly edited: EditedOrder; readonly at: Date },
): Promise<void> {
  const actor = { kind: 'customer', uid: order.userId } as const
  const by = {
    actor,
    name: `customer, asked by ${edit.actor}`,
    role: 'customer',
    note: null,
    at,
    refundBy: actor,
  }
  await acceptEdit(queries, order, { edit, edited, by })
}

async function decline(
  queries: Queries,
  { orderId, userId }: Order,
  { edit, at }: { readonly edit: StoredEdit; readonly at: Date },
): Promise<void> {
  await settleOrderEdit(queries, edit, { state: 'DECLINED', at })
  await updateOrder(queries, { orderId }, { updatedAt: at })
  const actor = { kind: 'customer', uid: userId } as const
  await addOrderEvent(queries, { orderId, status: 'CHANGE_DECLINED', at, actor, note: null })
  await addAuditEntry(queries, {
    at: at.toISOString(),
    actor: `customer, asked by ${edit.actor}`,
    role: 'customer',
    action: 'order.edit-declined',
    subject: 'order',
    subjectId: orderId,
    before: null,
    after: null,
  })
}

async function viewOf(
  queries: Queries,
  { edit, order, at }: { readonly edit: StoredEdit; readonly order: Order; readonly at: Date },
): Promise<ProposalView> {
  const state: EditState = editState(edit, order, at)
  const edited = state === 'WAITING' ? edit.content : null
  const before = edited === null ? [] : await findOrderLines(queries, order.orderId)
  return {
    state,
    orderNumber: order.orderNumber,
    expiresAt: edit.expiresAt,
    lines: edited === null ? [] : changedLines(before, edited.lines),
    totalBefore: edit.totalBefore,
    totalAfter: edit.totalAfter,
    place: edited && placeOf(edited),
    laterDay: edited && edited.laterDay,
  }
}
