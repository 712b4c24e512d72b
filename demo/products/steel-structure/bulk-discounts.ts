import type { Bulk } from '../rows.ts'

export const byRod: readonly Bulk[] = [
  [50, 1],
  [200, 2.5],
]
