import type { OrderView } from '#domain/orders/order-view.ts'
import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import type { WindowOutcome } from '#app/browser/payment-outcome.ts'
import { ApiError } from '#app/api/request.ts'
import { paymentStatusOf, type PaymentStatus } from './payment-status.ts'

/** How a payment ended, as far as a person needs to know. */
export type PaymentResult =
  | { readonly is: 'placed'; readonly order: OrderView }
  | { readonly is: 'cancelled'; readonly order: OrderView }
  /** `reason` is the provider's words for the last failed try; `failure` is the store's. */
  | { readonly is: 'unpaid'; readonly reason: string; readonly failure: ApiError | null }
  /** No payment window could be opened. */
  | { readonly is: 'unavailable' }
  /** It is still not known, and nobody should wait any longer. */
  | { readonly is: 'later'; readonly failure: ApiError }
  | { readonly is: 'refused'; readonly failure: ApiError }

/** What a payment needs of the world around it. */
export type PaymentFlowDependencies = {
  readonly pay: (payment: PaymentSession) => Promise<WindowOutcome>
  readonly confirm: (callback: PaymentCallback) => Promise<OrderView>
  readonly check: () => Promise<OrderView>
  readonly pause: (ms: number) => Promise<void>
  /** Called when the window is closed and the store is being asked. */
  readonly checking: () => void
}

/** The pauses between one question and the next: most payments are known at once, nearly all within a minute. */
export const POLL_DELAYS_MS = [1_500, 3_000, 5_000, 8_000, 13_000, 21_000] as const

/**
 * Lets a person pay and finds out what became of it. Without payment details nothing is opened and only the truth is
 * asked for: the page has come back. "Not paid" is never said before the store has asked the provider (PAY-04, PAY-06).
 */
export async function runPaymentFlow(
  payment: PaymentSession | null,
  calls: PaymentFlowDependencies,
): Promise<PaymentResult> {
  const left = payment === null ? null : await calls.pay(payment)
  if (left?.outcome === 'unavailable') return { is: 'unavailable' }
  calls.checking()
  if (left?.outcome === 'paid') return coursePaid(left.callback, calls)
  const reason = left?.outcome === 'failed' ? left.reason : ''
  return endOf(await askUntilKnown(calls.check, calls), reason)
}

/** The window says that it is paid: the store has to find the same. */
async function coursePaid(callback: PaymentCallback, calls: PaymentFlowDependencies): Promise<PaymentResult> {
  const standing = await askUntilKnown(() => calls.confirm(callback), calls, { isPaid: true })
  if (standing.is === 'unpaid') return { is: 'later', failure: new ApiError('payment-pending') }
  if (standing.is !== 'refused' || standing.failure.code !== 'payment-not-genuine') return endOf(standing)
  // somebody else's return, or a broken one: what the provider itself knows decides
  const end = endOf(await askUntilKnown(calls.check, calls))
  return end.is === 'unpaid' ? { ...end, failure: standing.failure } : end
}

/** Asks in growing pauses until the answer is final. After a payment "unpaid" is not: the news may be on its way. */
async function askUntilKnown(
  ask: () => Promise<OrderView>,
  { check, pause }: PaymentFlowDependencies,
  { isPaid = false }: { readonly isPaid?: boolean } = {},
): Promise<PaymentStatus> {
  let question = ask
  let standing = await paymentStatusOf(question())
  for (const wait of POLL_DELAYS_MS) {
    if (isFinal(standing, isPaid)) return standing
    // what did not arrive is said again; what arrived is only asked about
    if (standing.is !== 'unknown') question = check
    await pause(wait)
    standing = await paymentStatusOf(question())
  }
  return standing
}

function isFinal({ is }: PaymentStatus, isPaid: boolean): boolean {
  return is === 'unpaid' ? !isPaid : is !== 'pending' && is !== 'unknown'
}

function endOf(standing: PaymentStatus, reason = ''): PaymentResult {
  if (standing.is === 'unpaid') return { is: 'unpaid', reason, failure: null }
  if (standing.is === 'pending' || standing.is === 'unknown')
    return { is: 'later', failure: standing.failure }
  return standing
}
