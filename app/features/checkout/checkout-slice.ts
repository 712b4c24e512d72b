import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { FirmSiteWire } from '#domain/firms/site-wire.ts'
import type { OrderFirmRequest } from '#domain/firms/wire.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import type { PaymentMode } from '#domain/orders/order.ts'
import { cartPanelClosed } from '#app/features/cart/cart-panel-slice.ts'
import { loginCompleted } from '#app/features/identity/login-dialog-slice.ts'
import { signedOut } from '#app/features/identity/login-slice.ts'
import type { CheckoutStep } from './checkout-step.ts'

/** Fields of a placed order that its customer is told. */
export type PlacedOrder = Pick<OrderView, 'orderId' | 'orderNumber' | 'createdAt' | 'promise'>

/** The firm that an order is for, and its site that it goes to; the site is null until it is looked up. */
export type Buying = {
  /** Chooser: a choice is not for whoever signs in later. */
  readonly uid: string | null
  readonly firm: OrderFirmRequest | null
  readonly site: FirmSiteWire | null
}

export type CheckoutState = {
  readonly step: CheckoutStep
  readonly paymentMode: PaymentMode | null
  readonly buying: Buying
  /** Coupon that the store took; null for none. */
  readonly coupon: string | null
  /** Coupon that the store knows no more, until another is taken. */
  readonly lostCoupon: string | null
  /** The login that checkout asked for is completed; the next step waits for cart and addresses. */
  readonly resuming: boolean
  /** The last order placed from this page. */
  readonly placedOrder: PlacedOrder | null
  readonly orderPlacedDialogOpen: boolean
}

/** Part of checkout that survives a reload. */
export type SavedCheckout = Pick<CheckoutState, 'step' | 'paymentMode' | 'buying' | 'coupon'>

const initialState: CheckoutState = {
  step: 'cart',
  paymentMode: null,
  buying: { uid: null, firm: null, site: null },
  coupon: null,
  lostCoupon: null,
  resuming: false,
  placedOrder: null,
  orderPlacedDialogOpen: false,
}

export const stepChosen = createAction<CheckoutStep>('checkout/stepChosen')
export const paymentModeChosen = createAction<PaymentMode>('checkout/paymentModeChosen')
export const buyingChosen = createAction<Buying>('checkout/buyingChosen')
export const couponChosen = createAction<string | null>('checkout/couponChosen')
/** The store knows the coupon no more. */
export const couponLost = createAction('checkout/couponLost')
/** A reload shows the step that was left. */
export const checkoutResumed = createAction<SavedCheckout>('checkout/resumed')
export const orderPlaced = createAction<PlacedOrder>('checkout/orderPlaced')
export const orderPlacedDialogClosed = createAction('checkout/orderPlacedDialogClosed')

export function checkoutReducer(checkout = initialState, action: UnknownAction): CheckoutState {
  if (stepChosen.match(action)) return { ...checkout, step: action.payload, resuming: false }
  if (paymentModeChosen.match(action)) return { ...checkout, paymentMode: action.payload }
  if (buyingChosen.match(action)) return { ...checkout, buying: action.payload }
  if (couponChosen.match(action)) return { ...checkout, coupon: action.payload, lostCoupon: null }
  if (couponLost.match(action)) return { ...checkout, coupon: null, lostCoupon: checkout.coupon }
  if (checkoutResumed.match(action)) return { ...checkout, ...action.payload }
  if (orderPlaced.match(action))
    return { ...initialState, placedOrder: action.payload, orderPlacedDialogOpen: true }
  if (orderPlacedDialogClosed.match(action)) return { ...checkout, orderPlacedDialogOpen: false }
  if (loginCompleted.match(action)) return { ...checkout, resuming: action.payload === 'checkout' }
  if (cartPanelClosed.match(action)) return { ...checkout, step: 'cart' }
  return signedOut.match(action) ? initialState : checkout
}

type CheckoutRootState = { readonly checkout: CheckoutState }

export const selectCheckout = (root: CheckoutRootState) => root.checkout
export const selectPlacedOrder = (root: CheckoutRootState) => root.checkout.placedOrder
export const selectOrderPlacedDialogOpen = (root: CheckoutRootState) => root.checkout.orderPlacedDialogOpen
