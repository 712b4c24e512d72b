import { createSlice } from '@reduxjs/toolkit'

/** Whether the cart panel is wanted; it shows itself only where it may (NAV-10, NAV-11). */
export type CartPanelState = { readonly open: boolean }

const initialState: CartPanelState = { open: false }

const slice = createSlice({
  name: 'cartPanel',
  initialState: () => initialState,
  reducers: {
    cartPanelOpened: (): CartPanelState => ({ open: true }),
    cartPanelClosed: (): CartPanelState => ({ open: false }),
  },
})

export const { cartPanelOpened, cartPanelClosed } = slice.actions
export const cartPanelReducer = slice.reducer
