import { pinDigits } from '#domain/addresses/pin-digits.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ChosenDelivery, OrderPromise } from '#domain/delivery/order-promise.ts'
import { findArea } from '#domain/delivery/find-area.ts'
import { promisesDays, type DeliveryPlan } from '#domain/delivery/plan.ts'
import { promiseDay } from '#domain/delivery/promise-day.ts'
import { AppError } from '#domain/errors.ts'
import type { Order } from '#domain/orders/order.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { readPlan } from '../../../db/delivery/delivery-plan.ts'
import type { Carriage } from '../../../db/delivery/delivery-days.ts'
import { countPinDemand } from './count-pin-demand.ts'
import { readTakenLoads } from './read-taken-loads.ts'
import { weighLines } from './weigh-lines.ts'

/** Promise for an order, and the capacity that it takes of which days. */
export type PlannedOrder = { readonly promise: OrderPromise; readonly carriage: Carriage }

/**
 * Finds what an order can be promised at this moment, by the plan and the products as they are or as they were just read; null
 * where the store promises no days. Throws `outside-delivery-area`, which is counted for the shop, `no-delivery-day` when no day is left, and
 * `promise-changed` when it is later than the customer was shown, or without the time of day that they chose.
 */
export async function planDelivery(
  queries: Queries,
  order: Pick<Order, 'shippingAddress' | 'orderItems'>,
  {
    at,
    chosen,
    plan: known,
    products,
  }: {
    readonly at: Date
    readonly chosen: ChosenDelivery | undefined
    readonly plan?: DeliveryPlan | undefined
    readonly products?: readonly Product[] | undefined
  },
): Promise<PlannedOrder | null> {
  const plan = known ?? (await readPlan(queries)).plan
  if (!promisesDays(plan)) return null
  const pin = pinDigits(order.shippingAddress.zipcode)
  const area = findArea(plan, pin)
  if (area === null) {
    await countPinDemand(queries, pin, at)
    throw new AppError('outside-delivery-area')
  }
  const lines = order.orderItems.map(({ variantId, variantSpecs, quantity }) => ({
    product: variantId,
    variantUid: variantSpecs.uid,
    quantity,
  }))
  const { kilograms, productIds } = await weighLines(queries, lines, products)
  const delivery = { at, kilograms, productIds, notBefore: chosen?.day }
  const taken = await readTakenLoads(queries, area.id, istDay(at))
  const planned = promiseDay({ plan, area, taken }, delivery)
  if (planned === null) throw new AppError('no-delivery-day')
  const slot = chosen?.slot ?? null
  const isKept = chosen === undefined || planned.day === chosen.day
  if (!isKept || (slot !== null && !area.slots.includes(slot)))
    throw new AppError('promise-changed', { promisedDay: planned.day })
  return {
    promise: { day: planned.day, slot },
    carriage: { area: area.id, days: planned.loads, capacity: area.capacity },
  }
}
