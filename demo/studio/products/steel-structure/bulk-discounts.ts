import type { BulkDiscount } from '../rows.ts'

export const byRod: readonly BulkDiscount[] = [
  [50, 1],
  [200, 2.5],
]
