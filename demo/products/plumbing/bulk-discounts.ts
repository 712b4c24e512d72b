import type { Bulk } from '../rows.ts'

export const lengths: readonly Bulk[] = [
  [20, 3],
  [100, 6],
]

export const pieces: readonly Bulk[] = [
  [25, 3],
  [100, 7],
]
