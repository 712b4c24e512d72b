import type { BulkDiscount } from '../rows.ts'

export const lengths: readonly BulkDiscount[] = [
  [20, 3],
  [100, 6],
]

export const pieces: readonly BulkDiscount[] = [
  [25, 3],
  [100, 7],
]
