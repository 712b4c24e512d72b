import type { Bulk } from '../rows.ts'

export const boxes: readonly Bulk[] = [
  [20, 2],
  [60, 5],
]

export const boxLots: readonly Bulk[] = [
  [25, 2],
  [100, 5],
]

export const slabs: readonly Bulk[] = [
  [300, 3],
  [1000, 6],
]

export const slabLots: readonly Bulk[] = [
  [200, 3],
  [600, 6],
]
