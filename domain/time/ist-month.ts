import { startOfIstDay } from './ist-day.ts'

/** The instants from which and before which a month in India (`2026-11`) lasts. */
export function istMonth(month: string): { readonly from: Date; readonly before: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: startOfIstDay(`${month}-01`), before: startOfIstDay(`${next}-01`) }
}
