import type { BulkDiscount } from '../rows.ts'

export const cartons: readonly BulkDiscount[] = [
  [20, 3],
  [100, 7],
]
