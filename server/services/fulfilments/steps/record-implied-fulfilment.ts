import { randomUUID } from 'node:crypto'
import type { FulfilmentProgress } from '#domain/fulfilments/fulfilment-progress.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { addFulfilment } from '../../../db/orders/fulfilments.ts'
import { readFulfilmentProgress } from '../../../db/orders/fulfilment-progress.ts'

/** Reads the parts of a locked order that is about to change: its implied fulfilment becomes a real one. */
export async function recordImpliedFulfilment(queries: Queries, order: Order): Promise<FulfilmentProgress> {
  const fulfilmentProgress = await readFulfilmentProgress(queries, order)
  const [first] = fulfilmentProgress.fulfilments
  if (first === undefined || first.id !== order.orderId) return fulfilmentProgress
  const { number, status, note, lines, shippedAt } = first
  const at = new Date(shippedAt)
  const id = randomUUID()
  await addFulfilment(queries, { id, orderId: order.orderId, number, status, note, lines, at })
  return { ...fulfilmentProgress, fulfilments: [{ ...first, id }] }
}
