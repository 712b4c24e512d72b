/** The days of sales that say how long the stock lasts. */
export const SALES_DAYS = 30

/** Why stock moves. A sale leaves with an order; a return came back from one, delivered or not. */
export const stockReasons = ['receipt', 'sale', 'return', 'count', 'loss', 'transfer'] as const
export type StockReason = (typeof stockReasons)[number]

/** Where stock lies, such as the yard. */
export type StockPlace = { readonly id: string; readonly name: string }

/** What of an item lies at a place, and what of that is reserved for open orders. */
export type StockLevel = { readonly placeId: string; readonly onHand: number; readonly reserved: number }

/** What shoppers are told of a tracked variant. */
export const stockStates = ['available', 'low', 'out'] as const
export type StockState = (typeof stockStates)[number]

/** What pages say: `left` is exact, and null while there is too much of it to be named. */
export type ShownStock = { readonly state: StockState; readonly left: number | null }

/** What a product says of a tracked variant of which little or nothing is left; ISO day of the next delivery. */
export type VariantStock = { readonly left: number | null; readonly expectedOn: string | null }

/** The most that is named: a larger figure would hurry nobody, and change with every order. */
const MOST_NAMED = 20

/** What can still be sold, over all places. What a count found missing at one place is made up for by the others. */
export function availableUnits(levels: readonly StockLevel[]): number {
  return Math.max(
    0,
    levels.reduce((sum, { onHand, reserved }) => sum + onHand - reserved, 0),
  )
}

/** What pages say of so many available units. Up to the low level it is low, and from 20 down the figure is named (STOCK-01). */
export function shownStock(available: number, lowLevel: number): ShownStock {
  if (available <= 0) return { state: 'out', left: 0 }
  if (available > lowLevel) return { state: 'available', left: null }
  return { state: 'low', left: available <= MOST_NAMED ? available : null }
}
