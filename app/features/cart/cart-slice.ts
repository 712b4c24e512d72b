import { createAction } from '@reduxjs/toolkit'
import type { CartLine } from '#domain/cart/line.ts'
import { acceptPrices, addLine, removeLine, setQuantity } from '#domain/cart/lines.ts'
import { createPlainReducer } from '#app/state-kit/reducer.ts'

/** The cart of this device; `loaded` turns true once it was read from where the device keeps it. */
export type CartState = { readonly lines: readonly CartLine[]; readonly loaded: boolean }

/** The lines as the device keeps them: on start, or when another tab has changed them. */
export const cartLoaded = createAction<readonly CartLine[]>('cart/read')
export const lineAdded = createAction<CartLine>('cart/lineAdded')
/** Many lines at once; quantities of the same product add up. */
export const linesAdded = createAction<readonly CartLine[]>('cart/linesAdded')
export const quantityChanged = createAction<{ product: string; quantity: number }>('cart/quantitySet')
export const lineRemoved = createAction<string>('cart/lineRemoved')

/** The person has seen today's prices (rupees as exact text, by product) and goes on with them. */
export const pricesAccepted = createAction<Readonly<Record<string, string>>>('cart/pricesAccepted')
export const cartCleared = createAction('cart/emptied')

const change = (lines: readonly CartLine[]): CartState => ({ lines, loaded: true })

export const cartReducer = createPlainReducer<CartState>({ lines: [], loaded: false }, (on) => [
  on(cartLoaded, (_, { payload }) => change(payload)),
  on(lineAdded, ({ lines }, { payload }) => change(addLine(lines, payload))),
  on(linesAdded, ({ lines }, { payload }) => change(payload.reduce<readonly CartLine[]>(addLine, lines))),
  on(quantityChanged, ({ lines }, { payload }) =>
    change(setQuantity(lines, payload.product, payload.quantity)),
  ),
  on(lineRemoved, ({ lines }, { payload }) => change(removeLine(lines, payload))),
  on(pricesAccepted, ({ lines }, { payload }) =>
    change(acceptPrices(lines, new Map(Object.entries(payload)))),
  ),
  on(cartCleared, () => change([])),
])
