import type { ComponentType } from 'react'
import type { OrderView } from '#domain/orders/order-view.ts'
import { CallFailure } from '#app/api/request.ts'
import { useSessionEnd } from '#app/features/identity/use-expired-session.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { orderPageWords } from '#app/messages/orders.ts'
import { OrderSheet } from './order-view.tsx'
import { useOrder } from './use-order.ts'

interface PayButtonProps {
  orderId: string
  /** Told the order as it is afterwards, or null where it has to be asked for. */
  onSettled: (order: OrderView | null) => void
}

interface OrderPageProps {
  orderId: string
  /** Pays an order that waits for its payment. */
  PayButton: ComponentType<PayButtonProps>
}

/** One order of the person (ORD-09): loading, missing, failed, or itself. */
export function OrderPage({ orderId, PayButton }: OrderPageProps) {
  const words = useWords(orderPageWords)
  const errors = useWords(errorWords)
  const loading = useOrder(orderId)
  const failure = loading.status === 'failed' ? loading.failure : null
  useSessionEnd(failure)
  if (loading.status === 'loading') return <Spinner text={words.loading} />
  if (isMissing(failure))
    return (
      <EmptyState
        title={words.missing}
        text={words.missingText}
        action={<LinkButton to="/profile/order">{words.missingAction}</LinkButton>}
      />
    )
  if (loading.status === 'failed')
    return (
      <ErrorState title={words.failedTitle} text={failureText(errors, failure)} onRetry={loading.reload} />
    )
  const { order, isPending } = loading.content
  return (
    <OrderSheet
      order={order}
      isPending={isPending}
      payButton={
        <PayButton
          orderId={orderId}
          onSettled={(settled) => (settled === null ? loading.reload() : loading.show(settled))}
        />
      }
      onChanged={loading.show}
      onStale={loading.reload}
    />
  )
}

/** An id that is none is as missing as one of somebody else. */
function isMissing(failure: unknown): boolean {
  return failure instanceof CallFailure && ['not-found', 'invalid-input'].includes(failure.code)
}
