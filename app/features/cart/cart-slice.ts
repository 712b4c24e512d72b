import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CartLine } from '#domain/cart/line.ts'
import { acceptPrices, addLines, type RefusedLine, removeLine, setQuantity } from '#domain/cart/lines.ts'
import type { AppDispatch } from '#app/state-kit/thunk.ts'

/** The cart of this device; `loaded` is false until it was read from storage. */
export type CartState = {
  readonly lines: readonly CartLine[]
  readonly loaded: boolean
  /** Lines of the last addition that were refused, until the cart changes again. */
  readonly refused?: readonly RefusedLine[]
}

/** A new quantity, and the price with GST that is shown for it, if any: rupees as exact text. */
type QuantityChange = Pick<CartLine, 'product' | 'quantity' | 'seenPrice'>

const initialState: CartState = { lines: [], loaded: false }

const withLines = (lines: readonly CartLine[]): CartState => ({ lines, loaded: true })

function withAdded(before: readonly CartLine[], added: readonly CartLine[]): CartState {
  const { lines, refused } = addLines(before, added)
  return refused.length === 0 ? withLines(lines) : { ...withLines(lines), refused }
}

const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** The lines in storage: on start, and when another tab has changed them. */
    cartLoaded: (_, { payload }: PayloadAction<readonly CartLine[]>) => withLines(payload),
    /** Quantities of the same variant add up. */
    linesAdded: ({ lines }, { payload }: PayloadAction<readonly CartLine[]>) => withAdded(lines, payload),
    quantityChanged: ({ lines }, { payload }: PayloadAction<QuantityChange>) =>
      withLines(setQuantity(lines, payload)),
    lineRemoved: ({ lines }, { payload }: PayloadAction<string>) => withLines(removeLine(lines, payload)),
    /** The customer accepts today's prices (rupees as exact text, by product). */
    pricesAccepted: ({ lines }, { payload }: PayloadAction<Readonly<Record<string, string>>>) =>
      withLines(acceptPrices(lines, new Map(Object.entries(payload)))),
    cartCleared: () => withLines([]),
  },
  selectors: {
    selectCart: (cart) => cart,
    selectCartCount: ({ lines }) => lines.length,
  },
})

/** The part of the shared store that holds the cart. */
export type CartRootState = { readonly cart: CartState }

const { linesAdded } = cartSlice.actions
export const { cartLoaded, quantityChanged, lineRemoved, pricesAccepted, cartCleared } = cartSlice.actions
export const { selectCart, selectCartCount } = cartSlice.selectors

/** Adds lines as far as the limits of a cart allow; returns those that were refused. */
export function addToCart(lines: readonly CartLine[]) {
  return (dispatch: AppDispatch, getState: () => CartRootState): readonly RefusedLine[] => {
    dispatch(linesAdded(lines))
    return selectCart(getState()).refused ?? []
  }
}

export const cartReducer = cartSlice.reducer
