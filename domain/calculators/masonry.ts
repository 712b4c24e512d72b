import { mortarMix, type Mix } from './mortar.ts'
import { wholeUp } from './units.ts'

/** A brick or block, as it lies in the wall. */
export type Unit = { readonly lengthMm: number; readonly widthMm: number; readonly heightMm: number }

export type Wall = {
  readonly areaSqM: number
  readonly thicknessM: number
  /** Sand parts of the mortar to one of cement. */
  readonly sandParts: number
  readonly breakagePercent: number
}

/** Joints of brickwork (IS 2212). */
const JOINT_MM = 10

/**
 * Bricks by the cubic metre: 1 / ((L + j)(W + j)(H + j)) with joints of 10 mm, which is 500 for modular bricks of
 * 190 × 90 × 90 mm (IS 1077) and 434 for 230 × 110 × 70 mm; the rest of the wall is mortar. A wall of 10 × 10 ft in 9 in takes 1,115
 * modular bricks with 5 % breakage.
 */
export function brickWall(wall: Wall, unit: Unit): Mix & { readonly pieces: number } {
  const volumeM3 = wall.areaSqM * wall.thicknessM
  const perM3 = unitsPerM3(unit)
  const solid = (unit.lengthMm * unit.widthMm * unit.heightMm) / 1e9
  const { pieces } = withBreakage(volumeM3 * perM3, wall.breakagePercent)
  return { pieces, ...mortarMix(volumeM3 * (1 - perM3 * solid), wall.sandParts) }
}

/** Bricks in a cubic metre of wall with joints of 10 mm. */
export function unitsPerM3({ lengthMm, widthMm, heightMm }: Unit): number {
  return 1e9 / ((lengthMm + JOINT_MM) * (widthMm + JOINT_MM) * (heightMm + JOINT_MM))
}

/** A bag of 40 kg does 6 to 8 m² of a 200 mm wall, so 7, and in proportion to the thickness (makers' data for AAC). */
const ADHESIVE_KG_PER_M3 = 40 / 7 / 0.2

/**
 * Blocks laid by their face, one block thick: 10 × 3 m of 600 × 200 mm blocks take 250. The joints are thin (3 to 4 mm of
 * adhesive) and left out, which errs to the safe side.
 */
export function blockWall(
  wall: Pick<Wall, 'areaSqM' | 'breakagePercent'>,
  { lengthMm, widthMm, heightMm }: Unit,
): { readonly pieces: number; readonly adhesiveKg: number } {
  const faceSqM = (lengthMm * heightMm) / 1e6
  const { pieces } = withBreakage(wall.areaSqM / faceSqM, wall.breakagePercent)
  return { pieces, adhesiveKg: wall.areaSqM * (widthMm / 1000) * ADHESIVE_KG_PER_M3 }
}

function withBreakage(count: number, percent: number): { readonly pieces: number } {
  return { pieces: wholeUp(count * (1 + percent / 100)) }
}
