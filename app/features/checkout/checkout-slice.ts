import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { PaymentMode } from '#domain/orders/order.ts'
import { cartPanelClosed } from '#app/features/cart/cart-panel-slice.ts'
import { loginCompleted } from '#app/features/identity/login-dialog-slice.ts'
import { loggedOut } from '#app/features/identity/login-slice.ts'
import type { CheckoutStep } from './checkout-step.ts'

export type CheckoutState = {
  readonly step: CheckoutStep
  readonly paymentMode: PaymentMode | null
  /** The login that checkout asked for is completed; the next step waits for cart and addresses. */
  readonly resuming: boolean
  /** The last order placed from this page. */
  readonly placedOrderId: string | null
  readonly orderPlacedDialogOpen: boolean
}

const initialState: CheckoutState = {
  step: 'cart',
  paymentMode: null,
  resuming: false,
  placedOrderId: null,
  orderPlacedDialogOpen: false,
}

const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    stepChosen: (state, { payload }: PayloadAction<CheckoutStep>) => ({
      ...state,
      step: payload,
      resuming: false,
    }),
    paymentModeChosen: (state, { payload }: PayloadAction<PaymentMode>) => ({
      ...state,
      paymentMode: payload,
    }),
    /** The payload is the order's id. */
    orderPlaced: (_, { payload }: PayloadAction<string>) => ({
      ...initialState,
      placedOrderId: payload,
      orderPlacedDialogOpen: true,
    }),
    orderPlacedDialogClosed: (state) => ({ ...state, orderPlacedDialogOpen: false }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(loginCompleted, (state, { payload }) => ({ ...state, resuming: payload === 'checkout' }))
      .addCase(cartPanelClosed, (state) => ({ ...state, step: 'cart' }))
      .addCase(loggedOut, () => initialState)
  },
  selectors: {
    selectCheckout: (checkout) => checkout,
    selectPlacedOrderId: ({ placedOrderId }) => placedOrderId,
    selectOrderPlacedDialogOpen: ({ orderPlacedDialogOpen }) => orderPlacedDialogOpen,
  },
})

export const { stepChosen, paymentModeChosen, orderPlaced, orderPlacedDialogClosed } = checkoutSlice.actions
export const { selectCheckout, selectPlacedOrderId, selectOrderPlacedDialogOpen } = checkoutSlice.selectors
export const checkoutReducer = checkoutSlice.reducer
