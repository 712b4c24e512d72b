import { createAction, type UnknownAction } from '@reduxjs/toolkit'
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

/** The lines in storage: on start, and when another tab has changed them. */
export const cartLoaded = createAction<readonly CartLine[]>('cart/loaded')
/** Quantities of the same variant add up. */
const linesAdded = createAction<readonly CartLine[]>('cart/linesAdded')
export const quantityChanged = createAction<QuantityChange>('cart/quantityChanged')
export const lineRemoved = createAction<string>('cart/lineRemoved')
/** The customer accepts today's prices (rupees as exact text, by product). */
export const pricesAccepted = createAction<Readonly<Record<string, string>>>('cart/pricesAccepted')
export const cartCleared = createAction('cart/cleared')

export function cartReducer(cart = initialState, action: UnknownAction): CartState {
  const { lines } = cart
  if (cartLoaded.match(action)) return withLines(action.payload)
  if (linesAdded.match(action)) return withAdded(lines, action.payload)
  if (quantityChanged.match(action)) return withLines(setQuantity(lines, action.payload))
  if (lineRemoved.match(action)) return withLines(removeLine(lines, action.payload))
  if (pricesAccepted.match(action))
    return withLines(acceptPrices(lines, new Map(Object.entries(action.payload))))
  return cartCleared.match(action) ? withLines([]) : cart
}

/** The part of the shared store that holds the cart. */
export type CartRootState = { readonly cart: CartState }

export const selectCart = (root: CartRootState) => root.cart
export const selectCartCount = (root: CartRootState) => root.cart.lines.length

/** Adds lines as far as the limits of a cart allow; returns those that were refused. */
export function addToCart(lines: readonly CartLine[]) {
  return (dispatch: AppDispatch, getState: () => CartRootState): readonly RefusedLine[] => {
    dispatch(linesAdded(lines))
    return selectCart(getState()).refused ?? []
  }
}
