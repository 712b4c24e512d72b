import type { Size } from '../rows.ts'

export function twoDecimals(value: number): number {
  return Math.round(value * 100) / 100
}

/** Sections of six metres: label and kilograms per metre, at a price per kilogram. */
export function sections(perKilo: number, rows: readonly (readonly [string, number])[], metres = 6): Size[] {
  return rows.map(([label, perMetre]) => [label, perMetre * metres * perKilo, twoDecimals(perMetre * metres)])
}
