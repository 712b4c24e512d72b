import type { Finish } from '../rows.ts'

export const chromeBlack: readonly Finish[] = [
  ['Chrome', 1, 'chrome'],
  ['Matt black', 1.2, 'black'],
]

export const plated: readonly Finish[] = [
  ['Chrome', 1, 'chrome'],
  ['Matt black', 1.22, 'black'],
  ['Brushed gold', 1.35, 'gold'],
]
