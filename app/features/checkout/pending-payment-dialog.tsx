import { Suspense } from 'react'
import { lazyPaymentDialog } from '#app/features/payments/lazy-payment-dialog.ts'
import type { PendingPaymentState } from './use-pending-payment.ts'

/** The payment of the order that the cart became, above whatever shows the cart. */
export function PendingPaymentDialog({ paying }: { paying: PendingPaymentState }) {
  if (paying.now === null) return null
  const { orderId, payment } = paying.now
  return (
    <Suspense fallback={null}>
      <lazyPaymentDialog.Part
        key={orderId}
        orderId={orderId}
        payment={payment}
        onEnd={paying.ended}
        onClose={paying.close}
        onAnotherWay={paying.forget}
      />
    </Suspense>
  )
}
