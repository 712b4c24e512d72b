import type { Size } from '../rows.ts'

/** One size row for each bore in millimetres. */
export function bores(rows: readonly (readonly [number, number, number])[]): Size[] {
  return rows.map(([mm, price, kilos]) => [`${mm} mm`, price, kilos])
}
