import { expect, it } from 'vitest'
import { cartPanelClosed } from '#app/features/cart/cart-panel-slice.ts'
import { loginCompleted } from '#app/features/identity/login-dialog-slice.ts'
import { loggedOut } from '#app/features/identity/login-slice.ts'
import { checkoutReducer, paymentModeChosen, orderPlaced, stepChosen } from './checkout-slice.ts'

const after = (...actions: readonly { type: string }[]) =>
  actions.reduce(checkoutReducer, checkoutReducer(undefined, { type: 'start' }))

it('[CART-14] only a login requested by checkout advances checkout', () => {
  expect(after(loginCompleted('checkout')).resuming).toBe(true)
  expect(after(loginCompleted('stay')).resuming).toBe(false)
  expect(after(loginCompleted('checkout'), stepChosen('payment')).resuming).toBe(false)
})

it('[CART-15] after an order the cart step is shown and no payment mode is selected', () => {
  const state = after(stepChosen('payment'), paymentModeChosen('COD'), orderPlaced('an-order'))
  expect(state).toMatchObject({
    step: 'cart',
    paymentMode: null,
    placedOrderId: 'an-order',
    orderPlacedDialogOpen: true,
  })
})

it('[NAV-10] a closed cart panel reopens on the cart step', () => {
  expect(after(stepChosen('payment'), cartPanelClosed()).step).toBe('cart')
})

it('[AUTH-09] logging out clears the checkout state', () => {
  expect(after(paymentModeChosen('COD'), orderPlaced('an-order'), loggedOut())).toMatchObject({
    placedOrderId: null,
    paymentMode: null,
  })
})
