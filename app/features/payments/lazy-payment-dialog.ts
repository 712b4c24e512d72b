import { ApiError } from '#app/api/request.ts'
import { lazyComponent } from '#app/ui/overlays/lazy-component.tsx'

const load = () => import('./payment-dialog.tsx').then((part) => part.PaymentDialog)

/** The code of paying online, fetched when a person chooses to. */
export const lazyPaymentDialog = lazyComponent(load)

/** Has the code there before an order is made that could then not be paid. Throws `offline`. */
export async function ensurePaymentDialogLoaded(): Promise<void> {
  await load().catch(() => {
    throw new ApiError('offline')
  })
  lazyPaymentDialog.preload()
}
