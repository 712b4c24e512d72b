import { findArea } from '#domain/delivery/find-area.ts'
import { promisesDays, type DeliveryArea } from '#domain/delivery/plan.ts'
import { promiseDays } from '#domain/delivery/promise-day.ts'
import type { DeliveryPromiseWire } from '#domain/delivery/promise-wire.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database } from '../../db/database.ts'
import { readPlan } from '../../db/delivery/delivery-plan.ts'
import { countPinDemand } from './steps/count-pin-demand.ts'
import { readTakenLoads } from './steps/read-taken-loads.ts'
import { weighLines, type LineToWeigh } from './steps/weigh-lines.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** Number of days that a customer may choose from. */
const DAYS_OFFERED = 7

/** Question about a delivery: for a PIN alone, for a product, or for all lines of a cart. */
export type PromiseQuestion = {
  readonly pin: string
  readonly product?: string | undefined
  readonly lines?: readonly LineToWeigh[] | undefined
  /** True if a PIN outside every area counts as demand: a question that is asked once, not with each change of a cart. */
  readonly counts: boolean
}

/** Tells by when something would be delivered to a PIN code (AREA-02). Stores nothing about the customer. */
export async function showPromise(
  { database: { queries }, now }: Dependencies,
  { pin, product, lines = [], counts }: PromiseQuestion,
): Promise<DeliveryPromiseWire> {
  const { plan } = await readPlan(queries)
  const at = now()
  const nothing = { pin, days: [], promisedOn: istDay(at), slots: [], asksAccess: plan.asksAccess }
  if (!promisesDays(plan)) return { ...nothing, state: 'everywhere', asksAccess: false }
  const area = findArea(plan, pin)
  if (area === null) {
    if (counts) await countPinDemand(queries, pin, at)
    return { ...nothing, state: 'outside' }
  }
  const [taken, weighed] = await Promise.all([
    readTakenLoads(queries, area.id, istDay(at)),
    weighLines(queries, lines),
  ])
  const productIds = product === undefined ? weighed.productIds : [product, ...weighed.productIds]
  const delivery = { at, kilograms: weighed.kilograms, productIds }
  const days = promiseDays({ plan, area, taken }, delivery, DAYS_OFFERED)
  return days.length === 0
    ? { ...nothing, state: 'full' }
    : {
        ...nothing,
        state: 'promised',
        days,
        slots: slotsOf(area),
        ...(area.fee && { fee: area.fee }),
      }
}

function slotsOf({ slots }: DeliveryArea): readonly string[] {
  return slots.toSorted()
}
