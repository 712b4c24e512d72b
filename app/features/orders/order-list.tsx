import { fetchOrders } from '#app/api/orders.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { errorMessages } from '#app/messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { orderMessages } from '#app/messages/orders.ts'
import { OrderCard } from './order-card.tsx'

/** The customer's orders, newest first (ORD-01). */
export function OrderList() {
  const t = useMessages(orderMessages)
  const errors = useMessages(errorMessages)
  const loading = useLoad(fetchOrders)
  useExpiredSession(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Spinner text={t.loading} />
  if (loading.status === 'failed')
    return (
      <ErrorState
        title={t.failedTitle}
        text={errorMessage(errors, loading.failure)}
        onRetry={loading.reload}
      />
    )
  if (loading.content.length === 0)
    return <EmptyState title={t.none} action={<LinkButton to="/">{t.noneAction}</LinkButton>} />
  return (
    <ul aria-label={t.list} className="grid grid-cols-1 gap-4">
      {loading.content.map((order) => (
        <li key={order.orderId}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}
