import type { ComponentType } from 'react'
import type { OrderView } from '#domain/orders/order-view.ts'
import { isMissing } from '#app/api/is-missing.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { orderPageMessages } from '#messages/orders/orders.ts'
import { OrderDetails } from './order-details.tsx'
import { useOrder } from './use-order.ts'

interface PayButtonProps {
  orderId: string
  /** Receives the order after the payment, or null when it has to be reloaded. */
  onSettled: (order: OrderView | null) => void
}

interface OrderPageProps {
  orderId: string
  /** Pays an order that is waiting for its payment. */
  PayButton: ComponentType<PayButtonProps>
  /** Keeps the items of an order as a list. */
  KeepList: ComponentType<{ order: OrderView }>
}

/** The page of one order (ORD-09): loading, missing, failed or loaded. */
export function OrderPage({ orderId, PayButton, KeepList }: OrderPageProps) {
  const t = orderPageMessages
  const errors = errorMessages
  const loading = useOrder(orderId)
  const failure = loading.status === 'failed' ? loading.failure : null
  useExpiredSession(failure)
  if (loading.status === 'loading') return <Spinner text={t.loading} />
  if (isMissing(failure))
    return (
      <EmptyState
        title={t.missing}
        text={t.missingText}
        action={<LinkButton to="/profile/order">{t.missingAction}</LinkButton>}
      />
    )
  if (loading.status === 'failed')
    return <ErrorState title={t.failedTitle} text={errorMessage(errors, failure)} onRetry={loading.reload} />
  const { order, isPending } = loading.content
  return (
    <OrderDetails
      order={order}
      isPending={isPending}
      payButton={
        <PayButton
          orderId={orderId}
          onSettled={(settled) => (settled === null ? loading.reload() : loading.show(settled))}
        />
      }
      keepList={<KeepList order={order} />}
      onChanged={loading.show}
      onStale={loading.reload}
    />
  )
}
