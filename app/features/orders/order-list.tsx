import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { OrderFilter } from '#app/api/orders.ts'
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
import { orderSearchMessages } from '#messages/orders/order-search.ts'
import { FormerAccount } from './former-account.tsx'
import { OrderCard } from './order-card.tsx'
import { OrderSearch } from './order-search.tsx'
import { useOrderList } from './use-order-list.ts'

/** The customer's orders, or those of a firm as far as they see them, newest first (ORD-01), with a search (FIRM-02). */
export function OrderList({ firm }: { firm?: string }) {
  const [filter, setFilter] = useState<OrderFilter>(() => (firm === undefined ? {} : { firm }))
  const isNarrowed = Object.entries(filter).some(([name, value]) => name !== 'firm' && value !== '')
  return (
    <div className="grid grid-cols-1 gap-4">
      <OrderPages
        filter={filter}
        isNarrowed={isNarrowed}
        search={<OrderSearch firm={firm} filter={filter} onFilter={setFilter} />}
      />
    </div>
  )
}

interface OrderPagesProps {
  filter: OrderFilter
  isNarrowed: boolean
  search: ReactNode
}

function OrderPages({ filter, isNarrowed, search }: OrderPagesProps) {
  const t = orderMessages
  const errors = errorMessages
  const { status, orders, failure, ...list } = useOrderList(filter)
  const element = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  useExpiredSession(failure)
  useEffect(() => {
    // the focus goes to the first of the orders that were asked for
    if (shown > 0) element.current?.children[shown]?.querySelector('a')?.focus({ preventScroll: true })
  }, [shown])
  const isLoaded = status === 'loaded'
  return (
    <>
      {isLoaded && Object.keys(filter).length === 0 && <FormerAccount onClaimed={list.reload} />}
      {(isNarrowed || orders.length > 0) && search}
      {status === 'loading' && <Spinner text={t.loading} />}
      {status === 'failed' && (
        <ErrorState title={t.failedTitle} text={errorMessage(errors, failure)} onRetry={list.reload} />
      )}
      {isLoaded && orders.length === 0 && (isNarrowed ? <NothingFound /> : <NoOrders />)}
      {orders.length > 0 && (
        <>
          {isNarrowed && <Found shown={orders.length} hasMore={list.hasMore} />}
          <ul ref={element} aria-label={t.list} className="grid grid-cols-1 gap-4">
            {orders.map((order) => (
              <li key={order.orderId}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          {failure !== null && <InlineError text={errorMessage(errors, failure)} />}
        </>
      )}
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
    </>
  )
}

function Found({ shown, hasMore }: { shown: number; hasMore: boolean }) {
  return <output className="text-sm text-quiet">{orderSearchMessages.found(shown, hasMore)}</output>
}

function NothingFound() {
  return <EmptyState title={orderSearchMessages.noneTitle} text={orderSearchMessages.noneText} />
}

function NoOrders() {
  const t = orderMessages
  return <EmptyState title={t.none} action={<LinkButton to="/">{t.noneAction}</LinkButton>} />
}
