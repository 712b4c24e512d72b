import type { Bulk } from '../rows.ts'

export const packs: readonly Bulk[] = [
  [10, 2],
  [40, 5],
]
