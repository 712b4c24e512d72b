import { ApiError } from '#app/api/transport/request.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

const load = () => import('./payment-dialog.tsx').then((module) => module.PaymentDialog)

/** The payment dialog, loaded when the customer chooses to pay online. */
export const lazyPaymentDialog = lazyComponent(load)

/** Loads the dialog before an order is created that could not be paid without it. Throws `offline`. */
export async function ensurePaymentDialogLoaded(): Promise<void> {
  await load().catch(() => {
    throw new ApiError('offline')
  })
  lazyPaymentDialog.preload()
}
