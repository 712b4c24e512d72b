import type { TakenLoads } from '#domain/delivery/promise-day.ts'
import type { Queries } from '../../../db/database.ts'
import { findDayLoads } from '../../../db/delivery/delivery-days.ts'

/** Reads the promised loads of the days of an area from a day on. */
export async function readTakenLoads(queries: Queries, area: string, from: string): Promise<TakenLoads> {
  const loads = await findDayLoads(queries, { area, from })
  return new Map(loads.map(({ day, kilograms, trips }) => [day, { kilograms, trips }]))
}
