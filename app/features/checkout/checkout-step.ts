import type { PaymentMode } from '#domain/orders/order.ts'

/** The three steps of checkout, in their order. */
export const checkoutSteps = ['cart', 'changeAddress', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/** What the button of a step depends on. */
export type CheckoutContext = {
  readonly step: CheckoutStep
  readonly hasAddress: boolean
  /** Every line of the cart may be billed as it is shown. */
  readonly orderable: boolean
  readonly mode: PaymentMode | null
}

/** What the button says: Continue, Deliver here, Proceed to Pay, Place Order. */
export type ButtonLabel = 'continue' | 'deliver' | 'pay' | 'place'

/** The button of a step (CART-12, CART-13). */
export function checkoutButton({ step, hasAddress, orderable, mode }: CheckoutContext): {
  readonly label: ButtonLabel
  readonly enabled: boolean
} {
  if (step === 'changeAddress') return { label: hasAddress ? 'deliver' : 'continue', enabled: hasAddress }
  if (!hasAddress) return { label: 'continue', enabled: orderable }
  if (step === 'cart') return { label: 'pay', enabled: orderable }
  return { label: 'place', enabled: orderable && mode !== null }
}

/** Where the button leads; null when it places the order. */
export function nextStep(step: CheckoutStep, hasAddress: boolean): CheckoutStep | null {
  if (step === 'changeAddress') return 'cart'
  if (!hasAddress) return 'changeAddress'
  return step === 'cart' ? 'payment' : null
}

/** Where checkout goes on after a login that it asked for (CART-14); without lines there is nothing to pay. */
export function stepAfterLogin(facts: { hasLines: boolean; hasAddress: boolean }): CheckoutStep {
  if (!facts.hasLines) return 'cart'
  return facts.hasAddress ? 'payment' : 'changeAddress'
}

/** Which of back and close the header of a step has (CART-07). */
export function stepHeader(step: CheckoutStep): { readonly back: boolean; readonly close: boolean } {
  return { back: step !== 'cart', close: step !== 'payment' }
}
