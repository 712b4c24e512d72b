import { subtract, type Paise } from '../money/paise.ts'

/** Sources of prices below the public one. */
export const givingKinds = ['agreed', 'line', 'offer'] as const

/** Orders below the public price by a price list, an offer or a member of staff; amounts with GST. */
export type GivenAway = {
  readonly kind: (typeof givingKinds)[number]
  /** Id of the price list or offer; the name of the member of staff. */
  readonly key: string
  readonly name: string
  readonly orders: number
  readonly lines: number
  readonly units: number
  /** At the prices that everybody pays for so many. */
  readonly publicValue: Paise
  readonly charged: Paise
  /** Goods whose cost is known, as they were charged in the end before tax, and that cost. */
  readonly costed: Paise
  readonly cost: Paise
}

/** The amount that a source gave away. */
export function differenceOf({ publicValue, charged }: Pick<GivenAway, 'publicValue' | 'charged'>): Paise {
  return subtract(publicValue, charged)
}
