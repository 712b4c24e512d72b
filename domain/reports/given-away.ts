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
  /** At the prices that everybody pays for so many. */
  readonly publicValue: Paise
  readonly charged: Paise
}

/** The amount that a source gave away. */
export function differenceOf({ publicValue, charged }: GivenAway): Paise {
  return subtract(publicValue, charged)
}
