/** The days of sales that say how long the stock lasts. */
export const SALES_DAYS = 30

/** Reasons that stock moves. A sale leaves with an order; a return came back from one, delivered or not. */
export const stockReasons = ['receipt', 'sale', 'return', 'count', 'loss', 'transfer'] as const
export type StockReason = (typeof stockReasons)[number]

/** Place where stock lies, such as the yard. */
export type StockPlace = { readonly id: string; readonly name: string }

/** Units of an item at a place, and those of them reserved for open orders. */
export type StockLevel = { readonly placeId: string; readonly onHand: number; readonly reserved: number }

/** States of a tracked variant that shoppers are told. */
export const stockStates = ['available', 'low', 'out'] as const
export type StockState = (typeof stockStates)[number]

/** Stock as pages show it: `left` is exact, and null while there is too much of it to be named. */
export type ShownStock = { readonly state: StockState; readonly left: number | null }

/** Stock of a tracked variant of which little or nothing is left; ISO day of the next delivery. */
export type VariantStock = { readonly left: number | null; readonly expectedOn: string | null }

/** The most that is named: a larger figure would hurry nobody, and change with every order. */
const MOST_NAMED = 20

/** Units that can still be sold, over all places. Those that a count found missing at one place are made up for by the others. */
export function availableUnits(levels: readonly StockLevel[]): number {
  return Math.max(
    0,
    levels.reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0),
  )
}

/** Stock that pages show for so many available units. Up to the low level it is low, and from 20 down the figure is named (STOCK-01). */
export function shownStock(available: number, lowLevel: number): ShownStock {
  if (available <= 0) return { state: 'out', left: 0 }
  if (available > lowLevel) return { state: 'available', left: null }
  return { state: 'low', left: available <= MOST_NAMED ? available : null }
}
