import type { BulkDiscount } from '../rows.ts'

export const byLoad: readonly BulkDiscount[] = [
  [5, 2],
  [15, 5],
]

export const byTonne: readonly BulkDiscount[] = [
  [10, 2],
  [30, 5],
]
