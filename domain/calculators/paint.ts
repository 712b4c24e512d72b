import { SQUARE_METRES_PER_SQUARE_FOOT } from './units.ts'

const DOOR_SQ_M = 21 * SQUARE_METRES_PER_SQUARE_FOOT
const WINDOW_SQ_M = 16 * SQUARE_METRES_PER_SQUARE_FOOT

export type Room = {
  readonly lengthM: number
  readonly widthM: number
  readonly heightM: number
  readonly doors: number
  readonly windows: number
  readonly hasCeiling: boolean
}

/** The walls of a room, with its ceiling if wanted, less 21 sq ft a door and 16 sq ft a window (trade practice). */
export function paintableSqM({ lengthM, widthM, heightM, doors, windows, hasCeiling }: Room): number {
  const walls = 2 * (lengthM + widthM) * heightM
  const openings = doors * DOOR_SQ_M + windows * WINDOW_SQ_M
  return Math.max(0, walls - openings) + (hasCeiling ? lengthM * widthM : 0)
}

/** Square feet that one litre or kilogram covers with so many coats. */
export type PaintCoverage = { readonly sqFt: number; readonly coats: number }

const WASTE = 1.05

/**
 * Litres or kilograms for an area in so many coats, plus 5 % for what stays in roller and tin. A coverage that is stated for
 * two coats at once is twice that for one: 200 sq ft in two coats at 80 sq ft a litre for two coats are 2.5 litres.
 */
export function coatingAmount(areaSqM: number, coats: number, coverage: PaintCoverage): number {
  const sqFt = areaSqM / SQUARE_METRES_PER_SQUARE_FOOT
  return (sqFt / coverage.sqFt) * (coats / coverage.coats) * WASTE
}
