import type { QuotationViewWire } from '#domain/quotations/wire.ts'
import { settleQuotationPayment, startQuotationPayment } from '#app/api/quotations.ts'
import { ApiError } from '#app/api/request.ts'
import { openPaymentWindow } from '#app/browser/payment-window.ts'

/** The delays between questions about a payment that was made and has not arrived; nearly all arrive within a minute. */
const POLL_DELAYS_MS = [1_500, 3_000, 5_000, 8_000, 13_000, 21_000]

/**
 * Opens the payment window for an accepted quotation and resolves with the quotation as it is then: paid, or still waiting when the
 * window was closed. `onChecking` is called when it has closed. Throws `payment-provider-unreachable` when it cannot be opened.
 */
export async function payQuotation(token: string, onChecking: () => void): Promise<QuotationViewWire> {
  const outcome = await openPaymentWindow(await startQuotationPayment(token), () => {})
  if (outcome.outcome === 'unavailable') throw new ApiError('payment-provider-unreachable')
  onChecking()
  const callback = outcome.outcome === 'paid' ? outcome.callback : null
  for (const delay of POLL_DELAYS_MS) {
    const shown = await settleQuotationPayment(token, callback).catch((error: unknown) => {
      // the money is on its way, or the line was lost for a moment: the payment is safe
      if (callback !== null && error instanceof ApiError && error.code !== 'payment-not-genuine') return null
      throw error
    })
    if (shown !== null) return shown
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
  throw new ApiError('payment-pending')
}
