import type { BulkDiscount } from '../rows.ts'

export const boxes: readonly BulkDiscount[] = [
  [20, 2],
  [60, 5],
]

export const boxLots: readonly BulkDiscount[] = [
  [25, 2],
  [100, 5],
]

export const slabs: readonly BulkDiscount[] = [
  [300, 3],
  [1000, 6],
]

export const slabLots: readonly BulkDiscount[] = [
  [200, 3],
  [600, 6],
]
