import type { Finish } from '../rows.ts'

export const tints: readonly Finish[] = [
  ['White', 1],
  ['Light tint', 1.02],
]
