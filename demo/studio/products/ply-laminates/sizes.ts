import type { Size } from '../rows.ts'

/**
 * Sheets of 8 x 4 ft by thickness in mm, from the price at 19 mm and the density in kg/m³; thin ones cost more by
 * volume.
 */
export function sheetSizes(price19: number, density: number, thicknesses: readonly number[]): Size[] {
  return thicknesses.map((mm) => {
    const part = mm >= 19 ? mm / 19 : 0.13 + 0.87 * (mm / 19)
    return [`8 x 4 ft, ${mm} mm`, price19 * part, Math.round((2.973 * mm * density) / 100) / 10]
  })
}

/** Sheets of 8 x 4 ft as [thickness in mm, price], weighed by the density in kg/m³. */
export function sheetsOf(density: number, rows: readonly (readonly [number, number])[]): Size[] {
  return rows.map(([mm, price]) => [
    `8 x 4 ft, ${mm} mm`,
    price,
    Math.round((2.973 * mm * density) / 100) / 10,
  ])
}
