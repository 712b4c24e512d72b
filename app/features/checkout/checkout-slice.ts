import { createAction } from '@reduxjs/toolkit'
import type { PaymentMode } from '#domain/orders/order.ts'
import { cartPanelClosed } from '#app/features/cart/cart-panel-slice.ts'
import { loginCompleted } from '#app/features/identity/login-dialog-slice.ts'
import { loggedOut } from '#app/features/identity/login-slice.ts'
import { createPlainReducer } from '#app/state-kit/reducer.ts'
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

export const stepChosen = createAction<CheckoutStep>('checkout/stepChosen')
export const paymentModeChosen = createAction<PaymentMode>('checkout/modeChosen')

/** An order is placed; the payload is its id. */
export const orderPlaced = createAction<string>('checkout/orderPlaced')

/** The good news of the order has been read. */
export const orderPlacedDialogClosed = createAction('checkout/orderAnnounced')

export const checkoutReducer = createPlainReducer(initialState, (on) => [
  on(stepChosen, (state, { payload }) => ({ ...state, step: payload, arriving: false })),
  on(paymentModeChosen, (state, { payload }) => ({ ...state, mode: payload })),
  on(orderPlaced, (_, { payload }) => ({ ...initialState, placed: payload, announcing: true })),
  on(orderPlacedDialogClosed, (state) => ({ ...state, announcing: false })),
  on(loginCompleted, (state, { payload }) => ({ ...state, arriving: payload === 'checkout' })),
  on(cartPanelClosed, (state) => ({ ...state, step: 'cart' })),
  on(loggedOut, () => initialState),
])
