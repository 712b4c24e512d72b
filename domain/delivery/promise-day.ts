import { istDay } from '../time/ist-day.ts'
import { addDays, firstWorkingDay, isWorkingDay, orderDay } from './calendar.ts'
import { loadOf, type DayLoad, type Load } from './load.ts'
import type { DeliveryArea, DeliveryPlan } from './plan.ts'

/** Greatest number of days ahead that a delivery is promised. */
const HORIZON_DAYS = 120

/** A promise: the day by which everything is there, and what each day carries of it. */
export type PlannedDelivery = { readonly day: string; readonly loads: readonly DayLoad[] }

/** Order to be delivered. */
export type Delivery = {
  /** Time of the order. */
  readonly at: Date
  readonly kilograms: number
  readonly productIds: readonly string[]
  /** The customer wants it on this day or later. */
  readonly notBefore?: string | undefined
}

/** Load promised already, by day. */
export type TakenLoads = ReadonlyMap<string, Load>

/** Facts that a day is found by. */
export type Planning = {
  readonly plan: Pick<DeliveryPlan, 'holidays' | 'productLeadDays'>
  readonly area: DeliveryArea
  readonly taken: TakenLoads
}

/**
 * The first day that an order can be promised for (AREA-02); null when there is none within the horizon. It counts to a
 * working day (`orderDay`), the lead time of its area or of its slowest product passes in working days, and then comes the
 * first working day that can still carry it. An order that is more than a whole day carries takes what is left of one day
 * after the other, and is promised for the last of them.
 */
export function promiseDay(planning: Planning, delivery: Delivery): PlannedDelivery | null {
  const { area, taken } = planning
  const last = addDays(istDay(delivery.at), HORIZON_DAYS)
  const earliest = earliestDay(planning, delivery, last)
  if (earliest === null) return null
  const days = workingDays(planning, later(earliest, delivery.notBefore), last)
  const load = loadOf(delivery.kilograms, area)
  if (!fits(load, area)) return spread(load.kilograms, days, planning)
  for (const day of days) if (fits(sum(load, taken.get(day)), area)) return { day, loads: [{ day, ...load }] }
  return null
}

/** At most so many of the next days that could be promised, the promised one first: a customer may want a later one. */
export function promiseDays(planning: Planning, delivery: Delivery, most: number): string[] {
  const days: string[] = []
  let { notBefore } = delivery
  while (days.length < most) {
    const promised = promiseDay(planning, { ...delivery, notBefore })
    if (promised === null) break
    days.push(promised.day)
    notBefore = addDays(promised.day, 1)
  }
  return days
}

function earliestDay(planning: Planning, { at, productIds }: Delivery, last: string): string | null {
  const { plan, area } = planning
  const ordered = new Set(productIds)
  const slowest = plan.productLeadDays.filter(({ productId }) => ordered.has(productId))
  let day = orderDay(planning, at, last)
  const leadDays = Math.max(area.leadDays, ...slowest.map(({ days }) => days))
  for (let passed = 0; passed < leadDays && day !== null; passed += 1)
    day = firstWorkingDay(planning, { from: addDays(day, 1), last })
  return day
}

function* workingDays(planning: Planning, from: string, last: string): Generator<string> {
  for (let day = from; day <= last; day = addDays(day, 1)) if (isWorkingDay(planning, day)) yield day
}

/** Shares out what no single day carries. */
function spread(
  kilograms: number,
  days: Iterable<string>,
  { area, taken }: Planning,
): PlannedDelivery | null {
  const loads: DayLoad[] = []
  let left = kilograms
  for (const day of days) {
    const part = Math.min(left, roomOf(area, taken.get(day)))
    if (part <= 0) continue
    loads.push({ day, ...loadOf(part, area) })
    left -= part
    if (left === 0) return { day, loads }
  }
  return null
}

/** Kilograms that a day can still carry. */
function roomOf(
  { capacity, tripKilograms }: DeliveryArea,
  { kilograms, trips }: Load = { kilograms: 0, trips: 0 },
): number {
  const byWeight = capacity.kilograms === null ? Infinity : capacity.kilograms - kilograms
  const tripsLeft = capacity.trips === null ? Infinity : capacity.trips - trips
  return Math.max(0, Math.min(byWeight, tripsLeft <= 0 ? 0 : tripsLeft * (tripKilograms ?? Infinity)))
}

function fits({ kilograms, trips }: Load, { capacity }: DeliveryArea): boolean {
  return kilograms <= (capacity.kilograms ?? Infinity) && trips <= (capacity.trips ?? Infinity)
}

function sum(one: Load, other: Load = { kilograms: 0, trips: 0 }): Load {
  return { kilograms: one.kilograms + other.kilograms, trips: one.trips + other.trips }
}

function later(day: string, other: string | undefined): string {
  return other !== undefined && other > day ? other : day
}
