import { createAction, type UnknownAction } from '@reduxjs/toolkit'

/** State of the cart panel: true when it is requested; pages decide whether it shows (NAV-10, NAV-11). */
export type CartPanelState = { readonly open: boolean }

export const cartPanelOpened = createAction('cartPanel/opened')
export const cartPanelClosed = createAction('cartPanel/closed')

export function cartPanelReducer(
  panel: CartPanelState = { open: false },
  action: UnknownAction,
): CartPanelState {
  if (cartPanelOpened.match(action)) return { open: true }
  return cartPanelClosed.match(action) ? { open: false } : panel
}

export const selectCartPanelOpen = (root: { readonly cartPanel: CartPanelState }) => root.cartPanel.open
