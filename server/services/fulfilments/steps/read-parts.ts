import { randomUUID } from 'node:crypto'
import type { Fulfilment } from '#domain/fulfilments/fulfilment.ts'
import { lineProgress, type LineProgress, type OrderParts } from '#domain/fulfilments/line-progress.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import {
  addFulfilment,
  findFulfilments,
  findFulfilmentsOf,
  findLinesOf,
  findOrderLines,
} from '../../../db/orders/fulfilments.ts'
import { findChangesOf, findOrderChanges } from '../../../db/orders/order-changes.ts'

/** The parts of an order, with how far each line is. */
export type ReadParts = OrderParts & { readonly progress: readonly LineProgress[] }

/**
 * Reads the parts that an order has come in. One that an earlier release shipped has no fulfilment yet: it is shown as a
 * single one with everything in it.
 */
export async function readParts(queries: Queries, order: Order): Promise<ReadParts> {
  const { orderId } = order
  return readPartsWith(order, {
    lines: await findOrderLines(queries, orderId),
    fulfilments: await findFulfilments(queries, orderId),
    changes: await findOrderChanges(queries, orderId),
  })
}

/** The parts of several orders, by order, with as many statements as one takes. */
export async function readPartsOf(
  queries: Queries,
  orders: readonly Order[],
): Promise<Map<string, ReadParts>> {
  const ids = orders.map(({ orderId }) => orderId)
  const [lines, fulfilments, changes] = [
    await findLinesOf(queries, ids),
    await findFulfilmentsOf(queries, ids),
    await findChangesOf(queries, ids),
  ]
  return new Map(
    orders.map((order) => [
      order.orderId,
      readPartsWith(order, {
        lines: lines.get(order.orderId) ?? [],
        fulfilments: fulfilments.get(order.orderId) ?? [],
        changes: changes.get(order.orderId) ?? [],
      }),
    ]),
  )
}

function readPartsWith(order: Order, parts: OrderParts): ReadParts {
  const implied = parts.fulfilments.length === 0 ? impliedFulfilment(order, parts) : null
  const known = implied === null ? parts : { ...parts, fulfilments: [implied] }
  return { ...known, progress: lineProgress(known) }
}

/** The same of a locked order that is about to change: the implied fulfilment becomes a real one. */
export async function takeUpParts(queries: Queries, order: Order): Promise<ReadParts> {
  const parts = await readParts(queries, order)
  const [first] = parts.fulfilments
  if (first === undefined || first.id !== order.orderId) return parts
  const { number, status, note, lines, shippedAt } = first
  const at = new Date(shippedAt)
  const id = randomUUID()
  await addFulfilment(queries, { id, orderId: order.orderId, number, status, note, lines, at })
  return { ...parts, fulfilments: [{ ...first, id }] }
}

/** Bears the id of its order until it is taken up. */
function impliedFulfilment(
  { orderId, orderStatus, updatedAt }: Order,
  { lines }: OrderParts,
): Fulfilment | null {
  if (orderStatus !== 'SHIPPED' && orderStatus !== 'OUT_FOR_DELIVERY' && orderStatus !== 'DELIVERED')
    return null
  return {
    id: orderId,
    number: 1,
    status: orderStatus,
    note: null,
    lines: lines
      .map(({ line, item }) => ({ line, quantity: item.quantity }))
      .filter(({ quantity }) => quantity > 0),
    shippedAt: updatedAt,
    deliveredAt: orderStatus === 'DELIVERED' ? updatedAt : null,
  }
}
