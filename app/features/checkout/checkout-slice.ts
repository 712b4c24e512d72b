import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PaymentMode } from '#domain/orders/order.ts'
import { cartPanelClosed } from '#app/features/cart/cart-panel-slice.ts'
import { loginCompleted } from '#app/features/identity/login-dialog-slice.ts'
import { signedOut } from '#app/features/identity/login-slice.ts'
import type { CheckoutStep } from './checkout-step.ts'

/** Where a person stands between cart and order. */
export type CheckoutState = {
  readonly step: CheckoutStep
  readonly mode: PaymentMode | null
  /** A login that checkout asked for is completed; the next step waits for cart and addresses. */
  readonly arriving: boolean
  /** The last order placed from this page. */
  readonly placed: string | null
  /** The good news of it is on the screen. */
  readonly announcing: boolean
}

const initialState: CheckoutState = {
  step: 'cart',
  mode: null,
  arriving: false,
  placed: null,
  announcing: false,
}

const slice = createSlice({
  name: 'checkout',
  initialState: () => initialState,
  reducers: {
    stepChosen: (state, action: PayloadAction<CheckoutStep>): CheckoutState => ({
      ...state,
      step: action.payload,
      arriving: false,
    }),
    modeChosen: (state, action: PayloadAction<PaymentMode>): CheckoutState => ({
      ...state,
      mode: action.payload,
    }),
    orderPlaced: (_, action: PayloadAction<string>): CheckoutState => ({
      ...initialState,
      placed: action.payload,
      announcing: true,
    }),
    orderAnnounced: (state): CheckoutState => ({ ...state, announcing: false }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(loginCompleted, (state, action) => ({ ...state, arriving: action.payload === 'checkout' }))
      .addCase(cartPanelClosed, (state) => ({ ...state, step: 'cart' as const }))
      .addCase(signedOut, () => initialState),
})

export const { stepChosen, modeChosen, orderPlaced, orderAnnounced } = slice.actions
export const checkoutReducer = slice.reducer
