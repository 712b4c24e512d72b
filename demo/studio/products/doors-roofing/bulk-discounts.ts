import type { BulkDiscount } from '../rows.ts'

export const sheets: readonly BulkDiscount[] = [
  [20, 2],
  [100, 5],
]
