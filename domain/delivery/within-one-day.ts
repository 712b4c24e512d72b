import { addDays } from './calendar.ts'

/**
 * Tells whether goods ordered on a day are promised for that day or the next one: the store's one day (GEN-05). Days such as
 * `2026-11-24`.
 */
export function isWithinOneDay(orderedOn: string, promised: string): boolean {
  return promised <= addDays(orderedOn, 1)
}
