import { AppError } from '#domain/errors.ts'
import { atLeastZero, paiseToRupees, subtract, type Paise } from '#domain/money/paise.ts'
import {
  changedLines,
  EDIT_VALID_MS,
  editedTotals,
  placeOf,
  type EditedOrder,
} from '#domain/order-edits/order-edit.ts'
import {
  editedLines,
  editedQuantities,
  planEdit,
  typedByLine,
  type RequestedEdit,
} from '#domain/order-edits/plan-edit.ts'
import type { EditPreview } from '#domain/order-edits/wire.ts'
import type { Order, OrderItem } from '#domain/orders/order.ts'
import type { OrderLine } from '#domain/fulfilments/line-progress.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Queries } from '../../db/database.ts'
import { addOrderEdit, findOrderEdit, settleOrderEdit } from '../../db/order-edits/order-edits.ts'
import { findOrderLines } from '../../db/orders/fulfilments.ts'
import { renewOrderNotification } from '../../db/orders/order-notifications.ts'
import { updateOrder } from '../../db/orders/orders.ts'
import { retriedTransaction, triedTransaction } from '../../db/retried-transaction.ts'
import { lockForStaff } from '../orders/steps/lock-for-staff.ts'
import { frozenItem, priceLines } from '../orders/steps/price-lines.ts'
import { recordTypedPrices, setPrices } from '../orders/steps/set-prices.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import type { Buyer } from '../pricing/steps/price-for.ts'
import type { EditDependencies } from './steps/edit-dependencies.ts'
import { requireRefundRight } from '../payments/steps/require-refund-right.ts'
import { applyEdit, findLoss } from './steps/apply-edit.ts'
import { editState } from './steps/edit-state.ts'

/** Edit that staff want of an order, as they saw it. */
export type EditWish = RequestedEdit & { readonly orderId: string; readonly seenAt: string }

/** An edit that staff save; `seenTotal` and `laterDay` are what the preview showed. */
export type EditRequest = EditWish & {
  readonly id: string
  readonly seenTotal: Paise
  readonly laterDay?: string | null | undefined
  readonly note: string | null
}

/** Previews an edit of an order (DESK-03): it is tried out with stock and delivery and undone. Throws what saving it throws. */
export async function previewEdit(
  dependencies: EditDependencies,
  actor: StaffActor,
  wish: EditWish,
): Promise<EditPreview> {
  requirePermission(actor, 'orders:edit')
  return triedTransaction(dependencies.database, async (queries) => {
    const planned = await plan(queries, dependencies, { ...wish, actor })
    const tried = await tryOut(queries, planned, actor)
    return { ...effectOf(planned, tried.laterDay), refund: tried.refund }
  })
}

/**
 * Staff edit an order of which nothing has left (DESK-03). It takes effect at once, with stock, delivery day and refund in one
 * transaction, or waits for its customer's yes when it costs more or comes later; they are sent a link. A repeat of the id changes
 * nothing. Throws `not-permitted`, `proof-required` where what was paid goes back, `not-found`, `edit-conflict` to the second of two editors, `move-not-allowed` once something
 * has left, `amount-changed` and `promise-changed` when it is not what the preview showed, and what planning it throws.
 */
export async function editOrder(
  dependencies: EditDependencies,
  actor: StaffActor,
  request: EditRequest,
): Promise<void> {
  requirePermission(actor, 'orders:edit')
  const { database, now, jobs } = dependencies
  await retriedTransaction(database, async (queries) => {
    if ((await findOrderEdit(queries, request.orderId, { id: request.id })) !== null) return
    const planned = await plan(queries, dependencies, { ...request, actor })
    const at = now()
    const { order, before, edited } = planned
    const { grandTotal } = editedTotals(order.grandTotal, before, edited.lines)
    if (grandTotal !== request.seenTotal) throw new AppError('amount-changed', { amount: grandTotal })
    const laterDay = request.laterDay ?? null
    await recordTypedPrices(queries, actor, {
      subject: 'order',
      subjectId: order.orderId,
      items: typedItems(planned),
      at,
    })
    const stored = {
      id: request.id,
      orderId: order.orderId,
      actor: actor.name,
      role: actor.uid === null ? ('operator' as const) : actor.role,
      totalBefore: order.grandTotal,
      totalAfter: grandTotal,
      at: at.toISOString(),
    }
    if (grandTotal > order.grandTotal || laterDay !== null) {
      // the customer's yes does not lend the right to refund to the one who asks for it
      const lost = atLeastZero(subtract(order.grandTotal, grandTotal))
      requireRefundRight(actor, (await findLoss(queries, order, lost)).givenBack)
      const expiresAt = new Date(at.getTime() + EDIT_VALID_MS)
      const content: EditedOrder = { ...edited, laterDay }
      // others who have the order open see that it waits before they change it
      const base = await updateOrder(queries, { orderId: order.orderId }, { updatedAt: at })
      await addOrderEdit(queries, {
        ...stored,
        state: 'WAITING',
        base,
        content,
        expiresAt: expiresAt.toISOString(),
      })
      await renewOrderNotification(queries, { orderId: order.orderId, kind: 'CHANGE_PROPOSED', dueAt: at })
      await recordChange(queries, actor, {
        action: 'order.edit-proposed',
        subject: 'order',
        subjectId: order.orderId,
        before: { total: paiseToRupees(order.grandTotal) },
        after: { total: paiseToRupees(grandTotal), note: request.note },
        at,
      })
      return
    }
    const by = { actor, name: actor.name, role: stored.role, note: request.note, at, refundBy: actor }
    const applied = await applyEdit(queries, order, { before, edited, by })
    if (applied.laterDay !== null) throw new AppError('promise-changed', { promisedDay: applied.laterDay })
    await addOrderEdit(queries, {
      ...stored,
      state: 'APPLIED',
      base: null,
      content: null,
      expiresAt: stored.at,
    })
  })
  jobs.trigger('messages')
  jobs.trigger('refunds')
}

type Planned = {
  readonly order: Order
  readonly before: readonly OrderLine[]
  readonly edited: EditedOrder
  /** The lines whose price staff typed. */
  readonly typed: readonly number[]
  readonly at: Date
}

/**
 * Locks the order and plans the edit, with prices of today for new lines and for more units; an edit that waits no longer makes room,
 * one that does has to be withdrawn first.
 */
async function plan(
  queries: Queries,
  { now, orderLimits: { maxTotal } }: EditDependencies,
  { orderId, seenAt, actor, ...wanted }: EditWish & { readonly actor: StaffActor },
): Promise<Planned> {
  const order = await lockForStaff(queries, { orderId, seenAt })
  const at = now()
  if (order.orderStatus !== 'PLACED') throw new AppError('move-not-allowed')
  const waiting = await findOrderEdit(queries, orderId, 'waiting')
  if (waiting !== null) {
    if (editState(waiting, order, at) === 'WAITING')
      throw new AppError('invalid-input', { reasons: [{ code: 'edit-waits' }] })
    await settleOrderEdit(queries, waiting, { state: 'WITHDRAWN', at })
  }
  const before = await findOrderLines(queries, orderId)
  const buyer = { uid: order.userId, firmId: order.firm?.id ?? null, at }
  const { lines, added } = await priceEdit(queries, before, { ...wanted, buyer })
  const address = wanted.address ?? null
  const typed = typedByLine(lines, wanted, added)
  const items = await setPrices(
    queries,
    lines.map(({ line, item }) => ({ item, typed: typed.get(line) })),
    actor,
  )
  const priced = lines.map(({ line, item }, index) => ({ line, item: items[index] ?? item }))
  const edited = planEdit(order, { before, lines: priced, address, maxTotal })
  return { order, before, edited, typed: [...typed.keys()], at }
}

/** The lines that an order would have, and what is added at the prices of today. */
type PricedEdit = { readonly lines: readonly OrderLine[]; readonly added: readonly OrderItem[] }

/**
 * Prices what an edit adds, by the quantities that the whole order then has (PRICE-11): new lines, and old ones that get more units. All
 * others keep their price. Throws what pricing lines throws.
 */
async function priceEdit(
  queries: Queries,
  before: readonly OrderLine[],
  { lines: wanted, added, buyer }: Pick<RequestedEdit, 'lines' | 'added'> & { readonly buyer: Buyer },
): Promise<PricedEdit> {
  // its preview shows what an edit costs
  const asked = added.map(({ seenPrice: _, ...line }) => line)
  const alone = (await priceLines(queries, asked, buyer)).map(frozenItem)
  const { byLine, more, beside, fresh } = editedQuantities(before, { lines: wanted, added: alone })
  const toPrice = [...more.map(({ requested }) => requested), ...fresh.flatMap((at) => asked[at] ?? [])]
  const priced = (await priceLines(queries, toPrice, { ...buyer, beside })).map(frozenItem)
  const today = new Map(priced.slice(0, more.length).map((item, index) => [more[index]?.line ?? -1, item]))
  const together = new Map(priced.slice(more.length).map((item, index) => [fresh[index] ?? -1, item]))
  const items = alone.map((item, index) => together.get(index) ?? item)
  return { lines: editedLines(before, { quantities: byLine, added: items, today }), added: items }
}

/** The items whose price staff typed, with what each was charged at before. */
function typedItems({ before, edited, typed }: Planned) {
  const old = new Map(before.map(({ line, item }) => [line, item.priceWithGst]))
  return edited.lines
    .filter(({ line }) => typed.includes(line))
    .map(({ line, item }) => ({ item, was: old.get(line) }))
}

function tryOut(queries: Queries, { order, before, edited, at }: Planned, actor: StaffActor) {
  // the right of the actor to give money back is checked when they save
  const refundBy = { kind: 'system' } as const
  const by = { actor, name: actor.name, role: actor.role, note: null, at, refundBy }
  return applyEdit(queries, order, { before, edited, by })
}

function effectOf({ order, before, edited }: Planned, laterDay: string | null) {
  const { grandTotal } = editedTotals(order.grandTotal, before, edited.lines)
  return {
    lines: changedLines(before, edited.lines),
    totalBefore: order.grandTotal,
    totalAfter: grandTotal,
    place: placeOf(edited),
    laterDay,
    needsConsent: grandTotal > order.grandTotal || laterDay !== null,
  }
}
