import { Suspense } from 'react'
import { lazyPaymentDialog } from '#app/features/payments/lazy-payment-dialog.ts'
import type { PendingPaymentState } from './use-pending-payment.ts'

/** The payment dialog of the order made from the cart, above the cart page or panel. */
export function PendingPaymentDialog({ pending }: { pending: PendingPaymentState }) {
  if (pending.current === null) return null
  const { orderId, payment } = pending.current
  return (
    <Suspense fallback={null}>
      <lazyPaymentDialog.Component
        key={orderId}
        orderId={orderId}
        payment={payment}
        onResult={pending.handleResult}
        onClose={pending.close}
        onChangeMethod={pending.forget}
      />
    </Suspense>
  )
}
