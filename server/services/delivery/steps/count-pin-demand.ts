import { istDay } from '#domain/time/ist-day.ts'
import type { Queries } from '../../../db/database.ts'
import { addUnmetDemand } from '../../../db/demand/unmet-demand.ts'

/** The most different PIN codes of one day: more than a shop would drive to. */
const MAX_A_DAY = 500

/** Counts a delivery asked for to a PIN code that no area has (AREA-01): the PIN alone, nothing about the person. */
export async function countPinDemand(queries: Queries, pin: string, at: Date): Promise<void> {
  if (!/^[1-9]\d{5}$/.test(pin)) return
  const counted = [{ source: 'pin', words: pin, times: 1 } as const]
  await addUnmetDemand(queries, counted, { day: istDay(at), most: MAX_A_DAY })
}
