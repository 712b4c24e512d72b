/** Area that a pack covers, as a product states it: 120 sq ft a litre with two coats. Of a range it is the lower figure. */
export type Coverage = {
  readonly sqFt: number
  readonly unit: 'kg' | 'litre' | 'box'
  /** The coats that the figure is for; null where none are named. */
  readonly coats: number | null
}

const COVERAGE =
  /^(?:about )?([\d.]+)(?: to [\d.]+)? sq ft per (?:([\d.]+) )?(kg|litre|box)(?:(?:,| in) (one|two|three) coats?| per (coat))?(?: at [\d.]+ mm)?$/i
const coatCounts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3 }

/** Parses a coverage such as `14 to 18 sq ft per kg, two coats` or `about 55 sq ft per 20 kg`; null for any other text. */
export function parseCoverage(text: string): Coverage | null {
  const [, area, amount = '1', unit = '', coats = '', perCoat] = COVERAGE.exec(text.trim()) ?? []
  const sqFt = Number(area) / Number(amount)
  if (!Number.isFinite(sqFt) || sqFt <= 0) return null
  return {
    sqFt,
    unit: unit.toLowerCase() as Coverage['unit'],
    coats: perCoat ? 1 : (coatCounts[coats.toLowerCase()] ?? null),
  }
}
