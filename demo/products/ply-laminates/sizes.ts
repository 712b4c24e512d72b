import type { Size } from '../rows.ts'

/** 8 x 4 ft sheets from the price of the 19 mm one: thin sheets cost more for their volume. */
export function sheetSizes(price19: number, density: number, thicknesses: readonly number[]): Size[] {
  return thicknesses.map((mm) => {
    const part = mm >= 19 ? mm / 19 : 0.13 + 0.87 * (mm / 19)
    return [`8 x 4 ft, ${mm} mm`, price19 * part, Math.round((2.973 * mm * density) / 100) / 10]
  })
}

/** 8 x 4 ft sheets: thickness, price; weight from the density in kilograms per cubic metre. */
export function sheetsOf(density: number, rows: readonly (readonly [number, number])[]): Size[] {
  return rows.map(([mm, price]) => [
    `8 x 4 ft, ${mm} mm`,
    price,
    Math.round((2.973 * mm * density) / 100) / 10,
  ])
}
