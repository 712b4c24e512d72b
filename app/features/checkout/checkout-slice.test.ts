import { expect, it } from 'vitest'
import { cartPanelClosed } from '#app/features/cart/cart-panel-slice.ts'
import { loginCompleted } from '#app/features/identity/login-dialog-slice.ts'
import { signedOut } from '#app/features/identity/login-slice.ts'
import {
  buyingChosen,
  checkoutReducer,
  checkoutResumed,
  couponChosen,
  couponLost,
  paymentModeChosen,
  orderPlaced,
  stepChosen,
} from './checkout-slice.ts'

const anOrder = {
  orderId: 'an-order',
  orderNumber: '4821-9035-7',
  createdAt: '2026-11-20T06:30:00.000Z',
}

const after = (...actions: readonly { type: string }[]) =>
  actions.reduce(checkoutReducer, checkoutReducer(undefined, { type: 'start' }))

it('[CART-14] only a login requested by checkout advances checkout', () => {
  expect(after(loginCompleted('checkout')).resuming).toBe(true)
  expect(after(loginCompleted('stay')).resuming).toBe(false)
  expect(after(loginCompleted('checkout'), stepChosen('payment')).resuming).toBe(false)
})

it('[CART-15] after an order the cart step is shown and no payment mode is selected', () => {
  const state = after(stepChosen('payment'), paymentModeChosen('COD'), orderPlaced(anOrder))
  expect(state).toMatchObject({
    step: 'cart',
    paymentMode: null,
    placedOrder: anOrder,
    orderPlacedDialogOpen: true,
  })
})

it('[NAV-10] a closed cart panel reopens on the cart step', () => {
  expect(after(stepChosen('payment'), cartPanelClosed()).step).toBe('cart')
})

it('[AUTH-09] logging out clears the checkout state', () => {
  expect(after(paymentModeChosen('COD'), orderPlaced(anOrder), signedOut())).toMatchObject({
    placedOrder: null,
    paymentMode: null,
  })
})

const buying = { uid: 'me', firm: { id: 'a-firm', siteId: 'a-site' }, site: null }

it('[FIRM-02] the firm of an order is for the next order no more, and not for whoever signs in later', () => {
  expect(after(buyingChosen(buying)).buying).toEqual(buying)
  expect(after(buyingChosen(buying), cartPanelClosed()).buying).toEqual(buying)
  expect(after(buyingChosen(buying), orderPlaced(anOrder)).buying.firm).toBeNull()
  expect(after(buyingChosen(buying), signedOut()).buying.firm).toBeNull()
})

it('[OFFER-01] a coupon is for one order, and for whoever typed it', () => {
  const typed = couponChosen('DIWALI10')
  expect(after(typed, cartPanelClosed()).coupon).toBe('DIWALI10')
  expect(after(typed, couponChosen(null)).coupon).toBeNull()
  expect(after(typed, couponLost())).toMatchObject({ coupon: null, lostCoupon: 'DIWALI10' })
  expect(after(typed, couponLost(), couponChosen('HOLI5')).lostCoupon).toBeNull()
  expect(after(typed, orderPlaced(anOrder)).coupon).toBeNull()
  expect(after(typed, signedOut()).coupon).toBeNull()
})

it('[CART-13] a resumed checkout has its step and its choice', () => {
  expect(
    after(checkoutResumed({ step: 'payment', paymentMode: 'ONLINE', buying, coupon: 'DIWALI10' })),
  ).toMatchObject({
    step: 'payment',
    paymentMode: 'ONLINE',
    buying,
    coupon: 'DIWALI10',
  })
})
