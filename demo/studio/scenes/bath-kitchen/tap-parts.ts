import { union, lathe } from '../kit/lofts.ts'
import { satin } from '../kit/textures.ts'

export const rubber = satin('#2a2c2f')

/** The aerator at the end of a spout, facing down. */
export function aerator(radius: number): string {
  return union(
    lathe(
      [
        [radius * 0.8, 0.02],
        [radius * 0.8, -0.02],
        [radius, -0.02],
        [radius, 0.1],
        [radius * 0.9, 0.12],
      ],
      0.012,
      48,
    ),
  )
}
