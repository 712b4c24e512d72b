import type { Size } from '../rows.ts'

export function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100
}

/** Lengths of a section as [label, kg per metre], priced per kg. */
export function sections(perKilo: number, rows: readonly (readonly [string, number])[], metres = 6): Size[] {
  return rows.map(([label, perMetre]) => [label, perMetre * metres * perKilo, twoDecimals(perMetre * metres)])
}
