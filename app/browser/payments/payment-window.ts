import { openLayer } from '../layers.ts'
import { loadScript } from '../load-script.ts'
import type { PaymentSession } from '#domain/payments/wire.ts'
import { openWindow, type CheckoutWindowMaker, type WindowOutcome } from './payment-outcome.ts'

/**
 * Opens the provider's payment window. `opened` is called once it is open. The back button closes the window instead of
 * leaving the page.
 */
export async function openPaymentWindow(payment: PaymentSession, opened: () => void): Promise<WindowOutcome> {
  const loaded = await loadScript(payment.script)
  const Maker = (window as { Razorpay?: CheckoutWindowMaker }).Razorpay
  if (!loaded || Maker === undefined) return { outcome: 'unavailable' }
  const shown = open(() => openWindow(Maker, payment))
  if (shown === null) return { outcome: 'unavailable' }
  opened()
  const leaveLayer = openLayer(shown.close)
  return shown.outcome.finally(leaveLayer)
}

/** Null when the provider's script throws. */
function open<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}
