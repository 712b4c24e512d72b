import { createSlice } from '@reduxjs/toolkit'

/** State of the cart panel: true when it is requested; pages decide whether it shows (NAV-10, NAV-11). */
export type CartPanelState = { readonly open: boolean }

const initialState: CartPanelState = { open: false }

const cartPanelSlice = createSlice({
  name: 'cartPanel',
  initialState,
  reducers: {
    cartPanelOpened: () => ({ open: true }),
    cartPanelClosed: () => ({ open: false }),
  },
  selectors: {
    selectCartPanelOpen: ({ open }) => open,
  },
})

export const { cartPanelOpened, cartPanelClosed } = cartPanelSlice.actions
export const { selectCartPanelOpen } = cartPanelSlice.selectors
export const cartPanelReducer = cartPanelSlice.reducer
