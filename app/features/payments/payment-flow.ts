import type { OrderView } from '#domain/orders/order-view.ts'
import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import type { WindowOutcome } from '#app/browser/payments/payment-outcome.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { paymentStatusOf, type PaymentStatus } from './payment-status.ts'

/** The result of a payment attempt, as far as the customer needs to know. */
export type PaymentResult =
  | { readonly kind: 'placed'; readonly order: OrderView }
  | { readonly kind: 'cancelled'; readonly order: OrderView }
  /** `reason` is the provider's message for the last failed attempt; `failure` is the store's. */
  | { readonly kind: 'unpaid'; readonly reason: string; readonly failure: ApiError | null }
  /** The payment window could not be opened. */
  | { readonly kind: 'unavailable' }
  /** Still unknown after the last poll. */
  | { readonly kind: 'later'; readonly failure: ApiError }
  | { readonly kind: 'refused'; readonly failure: ApiError }

/** The side effects of a payment, injected for tests. */
export type PaymentFlowDependencies = {
  readonly pay: (payment: PaymentSession) => Promise<WindowOutcome>
  readonly confirm: (callback: PaymentCallback) => Promise<OrderView>
  readonly check: () => Promise<OrderView>
  readonly pause: (ms: number) => Promise<void>
  /** Called when the window has closed and the store is being asked. */
  readonly onChecking: () => void
}

/** The delays between polls: most payments resolve at once, nearly all within a minute. */
export const POLL_DELAYS_MS = [1_500, 3_000, 5_000, 8_000, 13_000, 21_000] as const

/**
 * Opens the payment window and resolves what came of it. Without payment details it only checks the status, as after a
 * reload. Never reports "unpaid" before the store has asked the provider (PAY-04, PAY-06).
 */
export async function runPaymentFlow(
  payment: PaymentSession | null,
  deps: PaymentFlowDependencies,
): Promise<PaymentResult> {
  const closed = payment === null ? null : await deps.pay(payment)
  if (closed?.outcome === 'unavailable') return { kind: 'unavailable' }
  deps.onChecking()
  if (closed?.outcome === 'paid') return confirmPaid(closed.callback, deps)
  const reason = closed?.outcome === 'failed' ? closed.reason : ''
  return resultOf(await pollUntilFinal(deps.check, deps), reason)
}

/** The window reports a payment, which the store has to verify (PAY-03). */
async function confirmPaid(callback: PaymentCallback, deps: PaymentFlowDependencies): Promise<PaymentResult> {
  const status = await pollUntilFinal(() => deps.confirm(callback), deps, { isPaid: true })
  if (status.kind === 'unpaid') return { kind: 'later', failure: new ApiError('payment-pending') }
  if (status.kind !== 'refused' || status.failure.code !== 'payment-not-genuine') return resultOf(status)
  // a forged or broken callback: the provider's own record decides
  const result = resultOf(await pollUntilFinal(deps.check, deps))
  return result.kind === 'unpaid' ? { ...result, failure: status.failure } : result
}

/** Polls with growing delays until the status is final. Once paid, "unpaid" is not final: the update may lag. */
async function pollUntilFinal(
  ask: () => Promise<OrderView>,
  { check, pause }: PaymentFlowDependencies,
  { isPaid = false }: { readonly isPaid?: boolean } = {},
): Promise<PaymentStatus> {
  let call = ask
  let status = await paymentStatusOf(call())
  for (const delay of POLL_DELAYS_MS) {
    if (isFinal(status, isPaid)) return status
    // a call that may not have arrived is repeated; one that did is followed by checks
    if (status.kind !== 'unknown') call = check
    await pause(delay)
    status = await paymentStatusOf(call())
  }
  return status
}

function isFinal({ kind }: PaymentStatus, isPaid: boolean): boolean {
  return kind === 'unpaid' ? !isPaid : kind !== 'pending' && kind !== 'unknown'
}

function resultOf(status: PaymentStatus, reason = ''): PaymentResult {
  if (status.kind === 'unpaid') return { kind: 'unpaid', reason, failure: null }
  if (status.kind === 'pending' || status.kind === 'unknown')
    return { kind: 'later', failure: status.failure }
  return status
}
