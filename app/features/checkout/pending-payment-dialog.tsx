import { Suspense } from 'react'
import { paymentPart } from '#app/features/payments/lazy-payment-dialog.ts'
import type { PayingHook } from './use-pending-payment.ts'

/** The payment of the order that the cart became, above whatever shows the cart. */
export function CheckoutPayment({ paying }: { paying: PayingHook }) {
  if (paying.now === null) return null
  const { orderId, payment } = paying.now
  return (
    <Suspense fallback={null}>
      <paymentPart.Part
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
