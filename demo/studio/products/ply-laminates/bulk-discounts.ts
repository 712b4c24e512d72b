import type { BulkDiscount } from '../rows.ts'

export const sheets: readonly BulkDiscount[] = [
  [10, 1.5],
  [40, 4],
]
