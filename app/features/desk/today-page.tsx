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

type Tile = {
  readonly label: string
  readonly value: string | number
  /** Which orders it opens. */
  readonly query: string
  readonly hint?: string
  readonly isUrgent?: boolean
}

const nothing: TodayWire = {
  day: '',
  placedToday: { orders: 0, amount: 0 },
  open: [],
  late: 0,
  cashOnTheRoad: 0,
  refundsWaiting: 0,
  messagesFailed: 0,
  paymentsPending: 0,
}

function tilesOf(t: typeof deskTodayMessages.en, today: TodayWire): readonly Tile[] {
  const { late, refundsWaiting: refunds, messagesFailed: messages, placedToday: placed } = today
  const count = (...statuses: string[]) =>
    today.open.filter(({ status }) => statuses.includes(status)).reduce((sum, one) => sum + one.orders, 0)
  const road = 'status=SHIPPED,OUT_FOR_DELIVERY'
  return [
    { label: t.toPack, value: count('PLACED'), query: 'status=PLACED' },
    { label: t.onTheRoad, value: count('SHIPPED', 'OUT_FOR_DELIVERY'), query: road },
    { label: t.late, value: late, query: 'status=PLACED', hint: t.lateHint, isUrgent: late > 0 },
    { label: t.placed, value: placed.orders, query: `from=${today.day}`, hint: formatRupees(placed.amount) },
    { label: t.cash, value: formatRupees(today.cashOnTheRoad), query: `${road}&payment=COD` },
    { label: t.payments, value: today.paymentsPending, query: 'status=INITIATED', hint: t.paymentsHint },
    { label: t.refunds, value: refunds, query: 'status=CANCELLED&payment=ONLINE', isUrgent: refunds > 0 },
    { label: t.messages, value: messages, query: '', isUrgent: messages > 0 },
  ]
}

function Numbers({ today }: { today: TodayWire | null }) {
  const t = useMessages(deskTodayMessages)
  return (
    <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
      {tilesOf(t, today ?? nothing).map((tile) => (
        <li key={tile.label}>
          <NumberTile tile={tile} isLoading={today === null} />
        </li>
      ))}
    </ul>
  )
}

function NumberTile({
  tile: { label, value, query, hint, isUrgent = false },
  isLoading,
}: {
  tile: Tile
  isLoading: boolean
}) {
  return (
    <Link
      to={`/desk/orders?${query}`}
      className={classNames(
        'grid h-full content-start gap-1 rounded-card border bg-surface p-3 hover:border-accent wide:p-4',
        isUrgent ? 'border-bad' : 'border-hairline',
      )}
    >
      <span className="text-sm text-quiet">{label}</span>
      {isLoading ? (
        <Skeleton className="h-7 w-16" />
      ) : (
        <span className={classNames('text-xl font-price tabular-nums', isUrgent && 'text-bad')}>{value}</span>
      )}
      {hint !== undefined && <span className="text-xs text-quiet">{hint}</span>}
    </Link>
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
