import type { Bulk } from '../rows.ts'

export const sheets: readonly Bulk[] = [
  [20, 2],
  [100, 5],
]
