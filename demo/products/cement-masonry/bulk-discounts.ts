import type { Bulk } from '../rows.ts'

export const byLoad: readonly Bulk[] = [
  [5, 2],
  [15, 5],
]

export const byTonne: readonly Bulk[] = [
  [10, 2],
  [30, 5],
]
