import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { OrderView } from '#domain/orders/order-view.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import { cartPanelClosed } from '#app/features/cart/cart-panel-slice.ts'
import { loginCompleted } from '#app/features/identity/login-dialog-slice.ts'
import { signedOut } from '#app/features/identity/login-slice.ts'
import type { CheckoutStep } from './checkout-step.ts'

/** Fields of a placed order that its customer is told. */
export type PlacedOrder = Pick<OrderView, 'orderId' | 'orderNumber' | 'createdAt' | 'promise'>

export type CheckoutState = {
  readonly step: CheckoutStep
  readonly paymentMode: PaymentMode | null
  /** The login that checkout asked for is completed; the next step waits for cart and addresses. */
  readonly resuming: boolean
  /** The last order placed from this page. */
  readonly placedOrder: PlacedOrder | null
  readonly orderPlacedDialogOpen: boolean
}

/** Part of checkout that survives a reload. */
export type SavedCheckout = Pick<CheckoutState, 'step' | 'paymentMode'>

const initialState: CheckoutState = {
  step: 'cart',
  paymentMode: null,
  resuming: false,
  placedOrder: null,
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
    /** A reload shows the step that was left. */
    checkoutResumed: (state, { payload }: PayloadAction<SavedCheckout>) => ({ ...state, ...payload }),
    orderPlaced: (_, { payload }: PayloadAction<PlacedOrder>) => ({
      ...initialState,
      placedOrder: payload,
      orderPlacedDialogOpen: true,
    }),
    orderPlacedDialogClosed: (state) => ({ ...state, orderPlacedDialogOpen: false }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(loginCompleted, (state, { payload }) => ({ ...state, resuming: payload === 'checkout' }))
      .addCase(cartPanelClosed, (state) => ({ ...state, step: 'cart' }))
      .addCase(signedOut, () => initialState)
  },
  selectors: {
    selectCheckout: (checkout) => checkout,
    selectPlacedOrder: ({ placedOrder }) => placedOrder,
    selectOrderPlacedDialogOpen: ({ orderPlacedDialogOpen }) => orderPlacedDialogOpen,
  },
})

export const { stepChosen, paymentModeChosen, checkoutResumed, orderPlaced, orderPlacedDialogClosed } =
  checkoutSlice.actions
export const { selectCheckout, selectPlacedOrder, selectOrderPlacedDialogOpen } = checkoutSlice.selectors
export const checkoutReducer = checkoutSlice.reducer
