import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { ZERO } from '#domain/money/paise.ts'
import { addDays } from '#domain/delivery/calendar.ts'
import type { TodayWire } from '#domain/orders/desk/desk-wire.ts'
import { fetchToday } from '#app/api/desk/desk.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskListRequestMessages } from '#app/messages/desk/orders/list-requests.ts'
import { deskPaymentMessages } from '#app/messages/desk/orders/payments.ts'
import { deskMessages, deskTodayMessages } from '#app/messages/desk/desk.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { OrderRows } from '#app/desk/kit/orders/order-rows.tsx'
import { Bell } from '#app/ui/icons/bell.tsx'
import { BellOff } from '#app/ui/icons/bell-off.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'
import { useOrderList } from '#app/desk/kit/orders/use-order-list.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { FirstSteps } from './first-steps.tsx'
import { useTodayStream } from './today-stream.tsx'

/** What waits for somebody (DESK-01): each number opens its list, and changes by itself. */
export function TodayPage() {
  const t = useMessages(deskMessages)
  const describe = useDeskError()
  const loading = useDeskLoad(fetchToday)
  const bell = useTodayStream(loading.show)

  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-2">
        <h1 className="text-xl">{t.today}</h1>
        <Button size="small" variant="quiet" aria-pressed={bell.isOn} onClick={bell.toggle}>
          {bell.isOn ? <Bell size={18} /> : <BellOff size={18} />}
          {t.bell}
        </Button>
      </div>
      {loading.status === 'failed' ? (
        <ErrorState title={t.loadFailed} text={describe(loading.failure)} onRetry={loading.reload} />
      ) : (
        <Numbers today={loading.status === 'loaded' ? loading.content : null} />
      )}
      <OpenOrders numbers={loading.status === 'loaded' ? JSON.stringify(loading.content.open) : null} />
      <FirstSteps />
    </>
  )
}

type Tile = {
  readonly label: string
  readonly value: string | number
  /** Which orders it opens. */
  readonly query: string
  /** The page it opens, if not the list of orders. */
  readonly to?: string
  readonly hint?: string
  readonly isUrgent?: boolean
}

const nothing: TodayWire = {
  day: '',
  placedToday: { orders: 0, amount: ZERO },
  open: [],
  toPack: 0,
  late: 0,
  dueToday: 0,
  overdue: 0,
  cashOnTheRoad: ZERO,
  cashWithDrivers: ZERO,
  refundsWaiting: 0,
  messagesFailed: 0,
  paymentsPending: 0,
  moneyAttention: 0,
  listRequests: 0,
  runningLow: null,
}

type Words = typeof deskTodayMessages.en & { lists: string; doubt: string }

/** What a tile depends on besides the numbers. */
type Shop = { readonly promisesDays: boolean; readonly seesPayments: boolean; readonly answersLists: boolean }

function tilesOf(t: Words, today: TodayWire, shop: Shop): readonly Tile[] {
  const { late, refundsWaiting: refunds, messagesFailed: messages, placedToday: placed } = today
  const count = (...statuses: string[]) =>
    today.open.filter(({ status }) => statuses.includes(status)).reduce((sum, one) => sum + one.orders, 0)
  const road = 'status=SHIPPED,OUT_FOR_DELIVERY'
  const open = `status=PLACED,SHIPPED,OUT_FOR_DELIVERY`
  const { day, dueToday, overdue } = today
  return [
    ...(shop.promisesDays
      ? [
          { label: t.dueToday, value: dueToday, query: `${open}&promisedTo=${day}`, hint: t.dueTodayHint },
          {
            label: t.overdue,
            value: overdue,
            query: `${open}&promisedTo=${day && addDays(day, -1)}`,
            hint: t.overdueHint,
            isUrgent: overdue > 0,
          },
        ]
      : []),
    { label: t.toPack, value: today.toPack, query: 'todo=pack' },
    { label: t.onTheRoad, value: count('SHIPPED', 'OUT_FOR_DELIVERY'), query: road },
    { label: t.late, value: late, query: 'todo=late', hint: t.lateHint, isUrgent: late > 0 },
    { label: t.placed, value: placed.orders, query: `from=${today.day}`, hint: formatRupees(placed.amount) },
    { label: t.cash, value: formatRupees(today.cashOnTheRoad), query: `${road}&payment=COD` },
    { label: t.withDrivers, value: formatRupees(today.cashWithDrivers), to: '/desk/cash', query: '' },
    { label: t.payments, value: today.paymentsPending, query: 'todo=payment', hint: t.paymentsHint },
    { label: t.refunds, value: refunds, query: 'todo=refund', isUrgent: refunds > 0 },
    ...(shop.seesPayments
      ? [
          {
            label: t.doubt,
            value: today.moneyAttention,
            query: '',
            to: '/desk/payments',
            isUrgent: today.moneyAttention > 0,
          },
        ]
      : []),
    ...(shop.answersLists
      ? [
          {
            label: t.lists,
            value: today.listRequests,
            query: '',
            to: '/desk/list-requests',
            isUrgent: today.listRequests > 0,
          },
        ]
      : []),
    ...(today.runningLow === null
      ? []
      : [
          {
            label: t.runningLow,
            value: today.runningLow,
            query: '',
            to: '/desk/stock?filter=short&sort=days',
            isUrgent: today.runningLow > 0,
          },
        ]),
    { label: t.messages, value: messages, query: 'todo=message', isUrgent: messages > 0 },
  ]
}

function Numbers({ today }: { today: TodayWire | null }) {
  const t = useMessages(deskTodayMessages)
  const { today: lists } = useMessages(deskListRequestMessages)
  const { today: doubt } = useMessages(deskPaymentMessages)
  const { can } = useDesk()
  const { deliveryAreas = false } = useStoreSettings()
  const shop = {
    promisesDays: deliveryAreas,
    seesPayments: can('payments:read'),
    answersLists: can('orders:place'),
  }
  return (
    <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
      {tilesOf({ ...t, lists, doubt }, today ?? nothing, shop).map((tile) => (
        <li key={tile.label}>
          <NumberTile tile={tile} isLoading={today === null} />
        </li>
      ))}
    </ul>
  )
}

function NumberTile({
  tile: { label, value, query, to, hint, isUrgent = false },
  isLoading,
}: {
  tile: Tile
  isLoading: boolean
}) {
  return (
    <Link
      to={to ?? `/desk/orders?${query}`}
      className={classNames(
        'grid h-full content-start gap-1 rounded-card border bg-surface p-3 hover:border-accent wide:p-4',
        isUrgent ? 'border-bad' : 'border-hairline',
      )}
    >
      <span className="text-sm wrap-anywhere text-quiet hyphens-auto">{label}</span>
      {isLoading ? (
        <Skeleton className="h-7 w-16" />
      ) : (
        <span className={classNames('text-xl font-price tabular-nums', isUrgent && 'text-bad')}>{value}</span>
      )}
      {hint !== undefined && <span className="text-xs text-quiet">{hint}</span>}
    </Link>
  )
}

/** Whether nothing is going on, as in a shop that has just been made. */
const openOrders = new URLSearchParams({ todo: 'pack', limit: '10' })

/** The next orders to pack, read again when the `numbers` of the open ones change. */
function OpenOrders({ numbers }: { numbers: string | null }) {
  const t = useMessages(deskTodayMessages)
  const list = useOrderList(openOrders)
  const { reload } = list
  const seen = useRef<string | null>(null)
  useEffect(() => {
    // the first numbers come with the page
    if (seen.current !== null && numbers !== null && seen.current !== numbers) reload()
    seen.current = numbers ?? seen.current
  }, [numbers, reload])
  if (list.orders.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-lg">{t.toPack}</h2>
      <OrderRows orders={list.orders} />
    </section>
  )
}
