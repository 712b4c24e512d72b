import { totalWeightKg } from '../catalogue/measures/weight.ts'
import type { DeliveryArea } from './plan.ts'

/** Load that deliveries put on a day: whole kilograms, and trips. */
export type Load = { readonly kilograms: number; readonly trips: number }

/** The part of an order that one day carries. */
export type DayLoad = Load & { readonly day: string }

type WeighedLine = { readonly quantity: number; readonly weightKg?: number | undefined }

/**
 * The weight of lines in whole kilograms, rounded up. A line whose weight is not known adds nothing: the shop learns of its
 * weights by its catalogue, and no order waits for them.
 */
export function kilogramsOf(lines: readonly WeighedLine[]): number {
  return Math.ceil(totalWeightKg(lines.filter(({ weightKg }) => weightKg !== undefined)) ?? 0)
}

/** Load of an order of so many kilograms in an area. */
export function loadOf(kilograms: number, { tripKilograms }: Pick<DeliveryArea, 'tripKilograms'>): Load {
  const trips = tripKilograms === null ? 1 : Math.max(1, Math.ceil(kilograms / tripKilograms))
  return { kilograms, trips }
}

/**
 * Shrinks the days of an order to those it still needs for `need`: the first days first, so that the rest comes no later. It never
 * keeps more than it had. Of 12 t over two days of 10 t and 2 t, 9 t need the first one alone.
 */
export function shrinkLoads(days: readonly DayLoad[], need: Load): DayLoad[] {
  let { kilograms, trips } = need
  const kept: DayLoad[] = []
  for (const { day, ...had } of days) {
    const here = { kilograms: Math.min(had.kilograms, kilograms), trips: Math.min(had.trips, trips) }
    kilograms -= here.kilograms
    trips -= here.trips
    if (here.kilograms > 0 || here.trips > 0) kept.push({ day, ...here })
  }
  return kept
}
