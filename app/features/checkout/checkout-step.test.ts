import { describe, expect, it } from 'vitest'
import {
  checkoutButton,
  nextStep,
  stepAfterLogin,
  stepHeader,
  type CheckoutContext,
} from './checkout-step.ts'

const context: CheckoutContext = { step: 'cart', hasAddress: true, orderable: true, mode: null }

describe('the button', () => {
  it('[CART-12] says Continue while no address is selected', () => {
    expect(checkoutButton({ ...context, hasAddress: false })).toEqual({ label: 'continue', waitsFor: null })
    expect(checkoutButton({ ...context, hasAddress: false, step: 'changeAddress' }).label).toBe('continue')
  })

  it('[CART-12] says Proceed to Pay in the cart step with an address', () => {
    expect(checkoutButton(context)).toEqual({ label: 'pay', waitsFor: null })
  })

  it('[CART-12] says Place Order in the payment step', () => {
    expect(checkoutButton({ ...context, step: 'payment' }).label).toBe('place')
  })

  it('[CART-13] is disabled in the payment step until a payment mode is selected', () => {
    expect(checkoutButton({ ...context, step: 'payment' }).waitsFor).toBe('mode')
    expect(checkoutButton({ ...context, step: 'payment', mode: 'COD' }).waitsFor).toBe(null)
  })

  it('[CART-16] is disabled while a line is unavailable or repriced', () => {
    expect(checkoutButton({ ...context, orderable: false }).waitsFor).toBe('items')
    expect(checkoutButton({ ...context, orderable: false, step: 'payment', mode: 'COD' }).waitsFor).toBe(
      'items',
    )
  })

  it('[CART-11] the address step needs a selected address', () => {
    expect(checkoutButton({ ...context, step: 'changeAddress', hasAddress: false }).waitsFor).toBe('address')
  })
})

describe('the steps', () => {
  it('[CART-12] the cart leads to payment, or to the address when there is none', () => {
    expect(nextStep('cart', true)).toBe('payment')
    expect(nextStep('cart', false)).toBe('changeAddress')
  })

  it('[CART-07] the address step leads back to the cart', () => {
    expect(nextStep('changeAddress', true)).toBe('cart')
  })

  it('[CART-15] the payment step places the order', () => {
    expect(nextStep('payment', true)).toBeNull()
  })

  it('[CART-14] after a login checkout continues with the address when there is none, else with payment', () => {
    expect(stepAfterLogin({ hasLines: true, hasAddress: false })).toBe('changeAddress')
    expect(stepAfterLogin({ hasLines: true, hasAddress: true })).toBe('payment')
    expect(stepAfterLogin({ hasLines: false, hasAddress: true })).toBe('cart')
  })

  it('[CART-07] back is hidden on the cart step, close on the payment step', () => {
    expect(stepHeader('cart')).toEqual({ back: false, close: true })
    expect(stepHeader('changeAddress')).toEqual({ back: true, close: true })
    expect(stepHeader('payment')).toEqual({ back: true, close: false })
  })
})
