import type { Bulk } from '../rows.ts'

export const boxes: readonly Bulk[] = [
  [10, 4],
  [50, 8],
]

export const packs: readonly Bulk[] = [
  [10, 3],
  [50, 6],
]

export const dozens: readonly Bulk[] = [
  [12, 3],
  [60, 7],
]
