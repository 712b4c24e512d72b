import type { Size } from '../rows.ts'

/** Sizes as [bore in mm, price, kg]. */
export function bores(rows: readonly (readonly [number, number, number])[]): Size[] {
  return rows.map(([mm, price, kilos]) => [`${mm} mm`, price, kilos])
}
