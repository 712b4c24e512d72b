import { createAction } from '@reduxjs/toolkit'
import { createPlainReducer } from '#app/state-kit/reducer.ts'

/** Whether the cart panel is wanted; it shows itself only where it may (NAV-10, NAV-11). */
export type CartPanelState = { readonly open: boolean }

export const cartPanelOpened = createAction('cartPanel/opened')
export const cartPanelClosed = createAction('cartPanel/closed')

export const cartPanelReducer = createPlainReducer<CartPanelState>({ open: false }, (on) => [
  on(cartPanelOpened, () => ({ open: true })),
  on(cartPanelClosed, () => ({ open: false })),
])
