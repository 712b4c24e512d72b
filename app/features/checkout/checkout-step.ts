import type { PaymentMode } from '#domain/orders/order.ts'

/** The checkout steps in order. */
export const checkoutSteps = ['cart', 'changeAddress', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** Facts that the button of a step depends on. */
export type CheckoutContext = {
  readonly step: CheckoutStep
  readonly hasAddress: boolean
  /** Every line of the cart is available at the price shown. */
  readonly orderable: boolean
  readonly mode: PaymentMode | null
}

/** The message key of the button: Continue, Deliver here, Proceed to Pay, Place Order. */
export type ButtonLabel = 'continue' | 'deliver' | 'pay' | 'place'

/** The button of a step, and what it waits for; null for nothing (CART-12, CART-13). */
export function checkoutButton({ step, hasAddress, orderable, mode }: CheckoutContext): {
  readonly label: ButtonLabel
  readonly waitsFor: 'address' | 'items' | 'mode' | null
} {
  if (step === 'changeAddress')
    return { label: hasAddress ? 'deliver' : 'continue', waitsFor: hasAddress ? null : 'address' }
  const items = orderable ? null : 'items'
  if (!hasAddress) return { label: 'continue', waitsFor: items }
  if (step === 'cart') return { label: 'pay', waitsFor: items }
  return { label: 'place', waitsFor: items ?? (mode === null ? 'mode' : null) }
}

/** The step the button leads to; null when it places the order. */
export function nextStep(step: CheckoutStep, hasAddress: boolean): CheckoutStep | null {
  if (step === 'changeAddress') return 'cart'
  if (!hasAddress) return 'changeAddress'
  return step === 'cart' ? 'payment' : null
}

/** The step checkout resumes at after a login it requested (CART-14); an empty cart has nothing to pay. */
export function stepAfterLogin(context: { hasLines: boolean; hasAddress: boolean }): CheckoutStep {
  if (!context.hasLines) return 'cart'
  return context.hasAddress ? 'payment' : 'changeAddress'
}

/** Buttons in the header of a step: back and close (CART-07). */
export function stepHeader(step: CheckoutStep): { readonly back: boolean; readonly close: boolean } {
  return { back: step !== 'cart', close: step !== 'payment' }
}
