import type { Bulk } from '../rows.ts'

export const cartons: readonly Bulk[] = [
  [20, 3],
  [100, 7],
]
