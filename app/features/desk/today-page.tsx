import { useEffect } from 'react'
import { Link } from 'react-router'
import type { TodayWire } from '#domain/orders/desk-wire.ts'
import { fetchToday } from '#app/api/desk.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages, deskTodayMessages } from '#app/messages/desk.ts'
import { classNames } from '#app/ui/class-names.ts'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { formatRupees } from './format-rupees.ts'
import { OrderRows } from './order-rows.tsx'
import { useDeskError } from './use-desk-error.ts'
import { useDeskLoad } from './use-desk-load.ts'
import { useOrderList } from './use-order-list.ts'

const REFRESH_MS = 20_000

/** What waits for somebody (DESK-01): each number opens its list, and the page refreshes by itself. */
export function TodayPage() {
  const t = useMessages(deskMessages)
  const describe = useDeskError()
  const loading = useDeskLoad(fetchToday)
  const { refresh } = loading
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh()
    }, REFRESH_MS)
    return () => clearInterval(timer)
  }, [refresh])

  return (
    <>
      <h1 className="mb-4 text-xl">{t.today}</h1>
      {loading.status === 'failed' ? (
        <ErrorState title={t.loadFailed} text={describe(loading.failure)} onRetry={loading.reload} />
      ) : (
        <Numbers today={loading.status === 'loaded' ? loading.content : null} />
      )}
      <OpenOrders />
    </>
  )
}

function Numbers({ today }: { today: TodayWire | null }) {
  const t = useMessages(deskTodayMessages)
  const count = (status: string) => today?.open.find((one) => one.status === status)?.orders ?? 0
  const tiles: readonly (readonly [string, string | number, string, boolean, string?])[] = [
    [t.toPack, count('PLACED'), 'status=PLACED', false],
    [t.onTheRoad, count('SHIPPED') + count('OUT_FOR_DELIVERY'), 'status=SHIPPED,OUT_FOR_DELIVERY', false],
    [t.late, today?.late ?? 0, 'status=PLACED', (today?.late ?? 0) > 0, t.lateHint],
    [
      t.placed,
      today?.placedToday.orders ?? 0,
      `from=${today?.day ?? ''}`,
      false,
      formatRupees(today?.placedToday.amount ?? 0),
    ],
    [t.cash, formatRupees(today?.cashOnTheRoad ?? 0), 'status=SHIPPED,OUT_FOR_DELIVERY&payment=COD', false],
    [t.payments, today?.paymentsPending ?? 0, 'status=INITIATED', false, t.paymentsHint],
    [
      t.refunds,
      today?.refundsWaiting ?? 0,
      'status=CANCELLED&payment=ONLINE',
      (today?.refundsWaiting ?? 0) > 0,
    ],
    [t.messages, today?.messagesFailed ?? 0, '', (today?.messagesFailed ?? 0) > 0],
  ]
  return (
    <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
      {tiles.map(([label, value, query, isUrgent, hint]) => (
        <li key={label}>
          <Link
            to={`/desk/orders?${query}`}
            className={classNames(
              'grid h-full content-start gap-1 rounded-card border bg-surface p-3 hover:border-accent wide:p-4',
              isUrgent ? 'border-bad' : 'border-hairline',
            )}
          >
            <span className="text-sm text-quiet">{label}</span>
            {today === null ? (
              <Skeleton className="h-7 w-16" />
            ) : (
              <span className={classNames('text-xl font-price tabular-nums', isUrgent && 'text-bad')}>
                {value}
              </span>
            )}
            {hint !== undefined && <span className="text-xs text-quiet">{hint}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const openOrders = new URLSearchParams({ status: 'PLACED', limit: '10' })

function OpenOrders() {
  const t = useMessages(deskTodayMessages)
  const list = useOrderList(openOrders)
  if (list.orders.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-lg">{t.toPack}</h2>
      <OrderRows orders={list.orders} />
    </section>
  )
}
