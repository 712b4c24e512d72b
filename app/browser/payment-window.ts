import { openLayer } from './layers.ts'
import { loadScript } from './load-script.ts'
import {
  openWindow,
  type CheckoutWindowMaker,
  type PaymentDetails,
  type WindowOutcome,
} from './payment-outcome.ts'

/**
 * Lets the person pay in the provider's window. `opened` is called once it stands over the page. The back button closes
 * the window instead of leaving the page.
 */
export async function openPaymentWindow(payment: PaymentDetails, opened: () => void): Promise<WindowOutcome> {
  const loaded = await loadScript(payment.script)
  const Maker = (window as { Razorpay?: CheckoutWindowMaker }).Razorpay
  if (!loaded || Maker === undefined) return { outcome: 'unavailable' }
  const shown = open(() => openWindow(Maker, payment))
  if (shown === null) return { outcome: 'unavailable' }
  opened()
  const leaveLayer = openLayer(shown.close)
  return shown.outcome.finally(leaveLayer)
}

/** What the provider's script throws says no more than that there is no window. */
function open<T>(make: () => T): T | null {
  try {
    return make()
  } catch {
    return null
  }
}
