import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { CartLine } from '#domain/cart/line.ts'
import { acceptPrices, addLine, removeLine, setQuantity } from '#domain/cart/lines.ts'

/** The cart of this device; `loaded` turns true once it was read from where the device keeps it. */
export type CartState = { readonly lines: readonly CartLine[]; readonly loaded: boolean }

const initialState: CartState = { lines: [], loaded: false }

const change = (lines: readonly CartLine[]): CartState => ({ lines, loaded: true })

const slice = createSlice({
  name: 'cart',
  initialState: () => initialState,
  reducers: {
    /** The lines as the device keeps them: on start, or when another tab has changed them. */
    cartRead: (_, action: PayloadAction<readonly CartLine[]>) => change(action.payload),
    lineAdded: (state, action: PayloadAction<CartLine>) => change(addLine(state.lines, action.payload)),
    quantitySet: (state, action: PayloadAction<{ product: string; quantity: number }>) =>
      change(setQuantity(state.lines, action.payload.product, action.payload.quantity)),
    lineRemoved: (state, action: PayloadAction<string>) => change(removeLine(state.lines, action.payload)),
    /** The person has seen today's prices (rupees as exact text, by product) and goes on with them. */
    pricesAccepted: (state, action: PayloadAction<Readonly<Record<string, string>>>) =>
      change(acceptPrices(state.lines, new Map(Object.entries(action.payload)))),
    cartEmptied: () => change([]),
  },
})

export const { cartRead, lineAdded, quantitySet, lineRemoved, pricesAccepted, cartEmptied } = slice.actions
export const cartReducer = slice.reducer
