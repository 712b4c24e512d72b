import type { BulkDiscount } from '../rows.ts'

export const boxes: readonly BulkDiscount[] = [
  [10, 4],
  [50, 8],
]

export const packs: readonly BulkDiscount[] = [
  [10, 3],
  [50, 6],
]

export const dozens: readonly BulkDiscount[] = [
  [12, 3],
  [60, 7],
]
