import type { Bulk } from '../rows.ts'

export const sheets: readonly Bulk[] = [
  [10, 1.5],
  [40, 4],
]
