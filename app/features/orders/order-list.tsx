import { useEffect, useRef, useState } from 'react'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { orderMessages } from '#messages/orders/orders.ts'
import { FormerAccount } from './former-account.tsx'
import { OrderCard } from './order-card.tsx'
import { useOrderList } from './use-order-list.ts'

/** The customer's orders, newest first (ORD-01). */
export function OrderList() {
  const t = orderMessages
  const errors = errorMessages
  const { status, orders, failure, ...list } = useOrderList()
  const element = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  useExpiredSession(failure)
  useEffect(() => {
    // the focus goes to the first of the orders that were asked for
    if (shown > 0) element.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true })
  }, [shown])
  if (status === 'loading') return <Spinner text={t.loading} />
  if (status === 'failed')
    return <ErrorState title={t.failedTitle} text={errorMessage(errors, failure)} onRetry={list.reload} />
  const former = <FormerAccount onClaimed={list.reload} />
  if (orders.length === 0)
    return (
      <>
        {former}
        <EmptyState title={t.none} action={<LinkButton to="/">{t.noneAction}</LinkButton>} />
      </>
    )
  return (
    <div className="grid gap-4">
      {former}
      <ul ref={element} aria-label={t.list} className="grid grid-cols-1 gap-4">
        {orders.map((order) => (
          <li key={order.orderId}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {failure !== null && <InlineError text={errorMessage(errors, failure)} />}
      {list.hasMore && (
        <Button
          variant="secondary"
          block
          loading={list.pending}
          onClick={() => void list.showMore().then(() => setShown(orders.length))}
        >
          {t.showMore}
        </Button>
      )}
    </div>
  )
}
