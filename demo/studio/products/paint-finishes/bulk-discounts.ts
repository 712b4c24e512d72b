import type { BulkDiscount } from '../rows.ts'

export const packs: readonly BulkDiscount[] = [
  [10, 2],
  [40, 5],
]
