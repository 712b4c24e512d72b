import type { PaymentCallback, PaymentSession } from '#domain/payments/wire.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { openPaymentWindow } from './payment-window.ts'

/** The delays between questions about a payment that was made and has not arrived; nearly all arrive within a minute. */
const POLL_DELAYS_MS = [1_500, 3_000, 5_000, 8_000, 13_000, 21_000]

type PayByLink<View> = {
  readonly start: () => Promise<PaymentSession>
  /** Passes on what the window returned, or with null asks what became of the payment. */
  readonly settle: (callback: PaymentCallback | null) => Promise<View>
  /** Called when the window has closed. */
  readonly onChecking: () => void
}

/**
 * Opens the payment window for the holder of a link and resolves with the state of what is paid afterwards: paid, or still
 * waiting when the window was closed. Throws `payment-provider-unreachable` when it cannot be opened, and `payment-pending`
 * when the money is on its way for longer than the page waits.
 */
export async function payByLink<View>({ start, settle, onChecking }: PayByLink<View>): Promise<View> {
  const outcome = await openPaymentWindow(await start(), () => {})
  if (outcome.outcome === 'unavailable') throw new ApiError('payment-provider-unreachable')
  onChecking()
  const callback = outcome.outcome === 'paid' ? outcome.callback : null
  for (const delay of POLL_DELAYS_MS) {
    const shown = await settle(callback).catch((error: unknown) => {
      // the money is on its way, or the line was lost for a moment: the payment is safe
      if (callback !== null && error instanceof ApiError && error.code !== 'payment-not-genuine') return null
      throw error
    })
    if (shown !== null) return shown
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
  throw new ApiError('payment-pending')
}
