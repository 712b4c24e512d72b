import { fetchOrders } from '#app/api/orders.ts'
import { useSessionEnd } from '#app/features/identity/use-expired-session.ts'
import { useLoading } from '#app/state-kit/use-load.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { orderWords } from '#app/messages/orders.ts'
import { OrderCard } from './order-card.tsx'

/** The person's orders, newest first (ORD-01). */
export function OrderList() {
  const words = useWords(orderWords)
  const errors = useWords(errorWords)
  const loading = useLoading(fetchOrders)
  useSessionEnd(loading.status === 'failed' ? loading.failure : null)
  if (loading.status === 'loading') return <Spinner text={words.loading} />
  if (loading.status === 'failed')
    return (
      <ErrorState
        title={words.failedTitle}
        text={failureText(errors, loading.failure)}
        onRetry={loading.reload}
      />
    )
  if (loading.content.length === 0)
    return <EmptyState title={words.none} action={<LinkButton to="/">{words.noneAction}</LinkButton>} />
  return (
    <ul aria-label={words.list} className="grid grid-cols-1 gap-4">
      {loading.content.map((order) => (
        <li key={order.orderId}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  )
}
