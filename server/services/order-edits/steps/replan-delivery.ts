import { AppError } from '#domain/errors.ts'
import type { OrderLine } from '#domain/fulfilments/line-progress.ts'
import type { EditedOrder } from '#domain/order-edits/order-edit.ts'
import { findArea } from '#domain/delivery/find-area.ts'
import type { OrderPromise } from '#domain/delivery/order-promise.ts'
import type { Order } from '#domain/orders/order.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { findTakenDays, releaseDays, lockDays, takeDays } from '../../../db/delivery/delivery-days.ts'
import { readPlan } from '../../../db/delivery/delivery-plan.ts'
import { shrinkCarriage } from '../../delivery/steps/shrink-carriage.ts'
import { planDelivery, type PlannedOrder } from '../../delivery/steps/plan-delivery.ts'

/**
 * Moves what a locked order takes of delivery days to what it needs after an edit, and returns the day if it is a later one than
 * was promised; null otherwise. An order that loses units gives back what it no longer needs. Throws
 * `outside-delivery-area` and `no-delivery-day`.
 */
export async function replanDelivery(
  queries: Queries,
  order: Order,
  {
    before,
    edited,
    at,
  }: { readonly before: readonly OrderLine[]; readonly edited: EditedOrder; readonly at: Date },
): Promise<string | null> {
  const address = edited.address ?? order.shippingAddress
  const items = edited.lines.map(({ item }) => item).filter(({ quantity }) => quantity > 0)
  if (!needsPlan(order, before, edited)) {
    await shrinkCarriage(queries, order.orderId, items)
    return null
  }
  const after = { shippingAddress: address, orderItems: items }
  const taken = await findTakenDays(queries, order.orderId)
  const { plan } = await readPlan(queries)
  const area = findArea(plan, address.zipcode.replaceAll(/\s/g, ''))
  const areas = [area?.id, taken?.area].filter((id) => id !== undefined)
  if (areas.length > 0) await lockDays(queries, { areas, from: taken?.days[0]?.day ?? istDay(at) })
  await releaseDays(queries, order.orderId)
  const planned = await planFrom(queries, after, { at, promise: order.promise })
  if (planned === null) return null
  await takeDays(queries, order.orderId, { ...planned.carriage, promise: planned.promise })
  const { promise } = order
  return promise !== undefined && planned.promise.day > promise.day ? planned.promise.day : null
}

/** Whether an order was promised a day that more units or another PIN code may not leave to it. */
function needsPlan(order: Order, before: readonly OrderLine[], { lines, address }: EditedOrder): boolean {
  const isElsewhere = address !== null && address.zipcode !== order.shippingAddress.zipcode
  const had = new Map(before.map(({ line, item }) => [line, item.quantity]))
  const isMore = lines.some(({ line, item }) => item.quantity > (had.get(line) ?? 0))
  return isElsewhere || (isMore && order.promise !== undefined)
}

type Planned = Pick<Order, 'shippingAddress' | 'orderItems'>

/** The day that was promised if it can be kept, else the first later one; the time of day goes with the day. */
async function planFrom(
  queries: Queries,
  after: Planned,
  { at, promise }: { readonly at: Date; readonly promise: OrderPromise | undefined },
): Promise<PlannedOrder | null> {
  try {
    return await planDelivery(queries, after, { at, chosen: promise })
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'promise-changed')) throw error
    const day = error.details.promisedDay
    return planDelivery(queries, after, { at, chosen: day === undefined ? undefined : { day } })
  }
}
