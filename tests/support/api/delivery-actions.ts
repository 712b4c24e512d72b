import { emptyPlan, type DeliveryArea, type DeliveryPlan } from '#domain/delivery/plan.ts'
import { testArea } from '../builders/test-area.ts'
import { operator } from '#domain/staff/staff-actor.ts'
import type { TestApi } from './test-api.ts'

/** A plan with these areas. */
export function planOf(...areas: DeliveryArea[]): DeliveryPlan {
  return { ...emptyPlan, areas }
}

/** Saves a plan with one area, which every address of the tests lies in, or with none. */
export async function setArea(
  api: TestApi,
  area: Partial<DeliveryArea> | null,
  more: Partial<DeliveryPlan> = {},
): Promise<void> {
  const actor = operator('test')
  const { version } = await api.services.delivery.read(actor)
  const areas = area === null ? [] : [testArea(area)]
  await api.services.delivery.change(actor, { version, plan: { ...planOf(...areas), ...more } })
}
