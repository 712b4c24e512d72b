import { wholeUp } from './units.ts'

/** A tile's face in millimetres. */
export type Face = { readonly lengthMm: number; readonly widthMm: number }

/**
 * The tiles for an area: its size plus waste, by the tile's true size, rounded up. A nominal 2 × 2 ft tile measures
 * 600 × 600 mm, which is 3.875 sq ft, not 4: 120 sq ft with 5 % are 33 of them, not 32. Standard practice.
 */
export function tilePieces(
  area: { readonly areaSqM: number; readonly wastePercent: number },
  tile: Face,
): number {
  const tileSqM = (tile.lengthMm * tile.widthMm) / 1_000_000
  return wholeUp((area.areaSqM * (1 + area.wastePercent / 100)) / tileSqM)
}

const ADHESIVE_KG_PER_SQ_M = 5

/** Adhesive in a bed of about 3 mm: 5 kg/m², as Indian tender items count it (CSR 14.132). */
export function tileAdhesiveKg(areaSqM: number): number {
  return areaSqM * ADHESIVE_KG_PER_SQ_M
}

const JOINT_MM = 2
const JOINT_DEPTH_MM = 9
const GROUT_KG_PER_LITRE = 1.6
const GROUT_WASTE = 1.1

/**
 * Grout for joints of 2 mm: (L + W) / (L × W) × joint × depth × 1.6 kg/m² with all lengths in millimetres, as makers of
 * grout publish it, plus 10 %. Tiles of 600 × 600 mm need 0.096 kg/m² before waste.
 */
export function groutKg(areaSqM: number, { lengthMm, widthMm }: Face): number {
  const perSqM =
    ((lengthMm + widthMm) / (lengthMm * widthMm)) * JOINT_MM * JOINT_DEPTH_MM * GROUT_KG_PER_LITRE
  return areaSqM * perSqM * GROUT_WASTE
}
