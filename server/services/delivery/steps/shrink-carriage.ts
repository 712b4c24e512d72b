import { loadOf, shrinkLoads } from '#domain/delivery/load.ts'
import type { OrderItem } from '#domain/orders/order.ts'
import type { Queries } from '../../../db/database.ts'
import { findTakenDays, keepDays } from '../../../db/delivery/delivery-days.ts'
import { readPlan } from '../../../db/delivery/delivery-plan.ts'
import { weighLines } from './weigh-lines.ts'

/**
 * Gives back what a locked order that has lost units no longer needs of its days (AREA-02); `kept` is what is left of it. The promised
 * day stays. In an area that the shop has given up since, nothing is given back.
 */
export async function shrinkCarriage(
  queries: Queries,
  orderId: string,
  kept: readonly OrderItem[],
): Promise<void> {
  const taken = await findTakenDays(queries, orderId)
  if (taken === null) return
  const { plan } = await readPlan(queries)
  const area = plan.areas.find(({ id }) => id === taken.area)
  if (area === undefined) return
  const lines = kept.map(({ variantId, variantSpecs, quantity }) => ({
    product: variantId,
    variantUid: variantSpecs.uid,
    quantity,
  }))
  const { kilograms } = await weighLines(queries, lines)
  await keepDays(queries, orderId, { taken, days: shrinkLoads(taken.days, loadOf(kilograms, area)) })
}
