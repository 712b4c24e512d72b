import { AppError } from '#domain/errors.ts'
import type { Order } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { lockOrder } from '../../../db/orders/orders.ts'
import type { StopRow } from '../../../db/trips/stops.ts'
import {
  changeFulfilment,
  type By,
  type FulfilmentChange,
} from '../../fulfilments/steps/change-fulfilment.ts'
import type { FulfilmentProgress } from '#domain/fulfilments/fulfilment-progress.ts'
import { readFulfilmentProgress } from '../../../db/orders/fulfilment-progress.ts'

/** The order of a stop, locked, with its parts and the one that the stop is about. */
export type LockedStop = {
  readonly order: Order
  readonly fulfilmentProgress: FulfilmentProgress
  readonly fulfilment: FulfilmentProgress['fulfilments'][number]
}

/** Locks the order of a stop of a locked trip. Throws `not-found`. */
export async function lockStop(
  queries: Queries,
  { orderId, fulfilmentId }: Pick<StopRow, 'orderId' | 'fulfilmentId'>,
): Promise<LockedStop> {
  const order = await lockOrder(queries, orderId)
  if (order === null) throw new AppError('not-found')
  const fulfilmentProgress = await readFulfilmentProgress(queries, order)
  const fulfilment = fulfilmentProgress.fulfilments.find(({ id }) => id === fulfilmentId)
  if (fulfilment === undefined) throw new AppError('not-found')
  return { order, fulfilmentProgress, fulfilment }
}

/**
 * Moves the part of a stop of a locked trip; one that is there already stays. Throws what moving it throws, `move-not-allowed`
 * with the number of the order.
 */
export async function moveStop(
  queries: Queries,
  stop: Pick<StopRow, 'orderId' | 'fulfilmentId'>,
  change: Omit<FulfilmentChange, 'number'> & By,
): Promise<void> {
  const { order, fulfilment } = await lockStop(queries, stop)
  if (fulfilment.status === change.to) return
  try {
    await changeFulfilment(queries, order, { ...change, number: fulfilment.number })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'move-not-allowed') throw error
    throw new AppError('move-not-allowed', { ...error.details, orderNumber: order.orderNumber })
  }
}
