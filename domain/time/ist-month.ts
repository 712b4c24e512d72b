/** The instants from which and before which a month in India (`2026-11`) lasts. */
export function istMonth(month: string): { readonly from: Date; readonly before: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  return { from: new Date(`${month}-01T00:00:00+05:30`), before: new Date(`${next}-01T00:00:00+05:30`) }
}
