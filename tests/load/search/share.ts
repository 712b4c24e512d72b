/** The share of those that are something, in per cent. */
export function shareOf<T>(all: readonly T[], is: (one: T) => boolean | null): string {
  const part = all.filter((one) => is(one) === true).length
  return (all.length === 0 ? '–' : `${((100 * part) / all.length).toFixed(1)} %`).padStart(7)
}
