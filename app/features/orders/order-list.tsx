import { fetchOrders } from '#app/browser/orders.ts'
import { useSessionEnd } from '#app/features/identity/use-session-end.ts'
import { useLoading } from '#app/state/use-loading.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { ErrorState } from '#app/ui/error-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { errorWords } from '#app/words/errors.ts'
import { failureText } from '#app/words/failure-text.ts'
import { useWords } from '#app/words/locale.tsx'
import { orderWords } from '#app/words/orders.ts'
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
