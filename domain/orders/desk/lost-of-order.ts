import { sum, type Paise } from '../../money/paise.ts'
import type { DeskOrderDetailWire } from './desk-wire.ts'

/** Sums the cancelled, returned and refunded amounts of an order. */
export function lostOf({ reductions }: Pick<DeskOrderDetailWire, 'reductions'>): Paise {
  return sum(reductions.map(({ amount }) => amount))
}
