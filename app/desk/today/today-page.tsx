import { Link } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { addDays } from '#domain/delivery/calendar.ts'
import type { DeskOrderPageWire } from '#domain/orders/desk/desk-wire.ts'
import type { TodayWire } from '#domain/orders/desk/today-wire.ts'
import { fetchDeskOrders, fetchToday } from '#app/api/desk/desk.ts'
import { deskListRequestMessages } from '#app/messages/desk/orders/list-requests.ts'
import { deskQuotationRequestMessages } from '#app/messages/desk/orders/quotation-requests.ts'
import { deskPaymentMessages } from '#app/messages/desk/orders/payments.ts'
import { deskMessages, deskTodayMessages } from '#app/messages/desk/desk.ts'
import { useStoreSettings } from '#app/state-kit/store-settings.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/button.tsx'
import { OrderRows } from '#app/desk/kit/orders/order-rows.tsx'
import { Bell } from '#app/ui/icons/bell.tsx'
import { BellOff } from '#app/ui/icons/bell-off.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { FirstSteps } from './first-steps.tsx'
import { useTodayStream } from './today-stream.tsx'

export const permission = 'orders:read'

const openOrders = new URLSearchParams({ todo: 'pack', limit: '10' })

export async function clientLoader() {
  const [today, { orders }] = await Promise.all([fetchToday(), fetchDeskOrders(openOrders)])
  return { today, orders }
}

/** Open work by count (DESK-01): each number links to its list and updates by itself. */
export default function TodayPage() {
  const t = deskMessages
  const { content, show, refresh } = usePageData<typeof clientLoader>()
  const { today, orders } = content
  const bell = useTodayStream((now) => {
    show({ today: now, orders })
    if (JSON.stringify(now.open) !== JSON.stringify(today.open)) refresh()
  })

  return (
    <>
      <div className="mb-4 flex items-center justify-between gap-2">
        <h1 className="text-xl">{t.today}</h1>
        <Button size="small" variant="quiet" aria-pressed={bell.isOn} onClick={bell.toggle}>
          {bell.isOn ? <Bell size={18} /> : <BellOff size={18} />}
          {t.bell}
        </Button>
      </div>
      <Numbers today={today} />
      <OpenOrders orders={orders} />
      <FirstSteps />
    </>
  )
}

type Tile = {
  readonly label: string
  readonly value: string | number
  /** Query of the order list that it opens. */
  readonly query: string
  /** The page it opens, if not the list of orders. */
  readonly to?: string
  readonly hint?: string
  readonly isUrgent?: boolean
}

type Messages = typeof deskTodayMessages & { lists: string; quotations: string; doubt: string }

/** Conditions of a tile besides the numbers. */
type Shop = {
  readonly promisesDays: boolean
  readonly seesPayments: boolean
  readonly answersLists: boolean
  readonly quotes: boolean
}

function tilesOf(t: Messages, today: TodayWire, shop: Shop): readonly Tile[] {
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
    ...(shop.quotes
      ? [
          {
            label: t.quotations,
            value: today.quotationRequests,
            query: '',
            to: '/desk/quotations/requests',
            isUrgent: today.quotationRequests > 0,
          },
        ]
      : []),
    ...(today.credit === null
      ? []
      : [
          { label: t.creditDue, value: formatRupees(today.credit.dueToday), query: '', to: '/desk/credit' },
          {
            label: t.creditOverdue,
            value: formatRupees(today.credit.overdue),
            query: '',
            to: '/desk/credit?filter=overdue',
            isUrgent: today.credit.overdue > 0,
          },
        ]),
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

function Numbers({ today }: { today: TodayWire }) {
  const t = deskTodayMessages
  const { today: lists } = deskListRequestMessages
  const { today: quotations } = deskQuotationRequestMessages
  const { today: doubt } = deskPaymentMessages
  const { can } = useDesk()
  const { deliveryAreas = false } = useStoreSettings()
  const shop = {
    promisesDays: deliveryAreas,
    seesPayments: can('payments:read'),
    answersLists: can('orders:place'),
    quotes: can('quotations:write'),
  }
  return (
    <ul className="grid grid-cols-2 gap-3 wide:grid-cols-4">
      {tilesOf({ ...t, lists, quotations, doubt }, today, shop).map((tile) => (
        <li key={tile.label}>
          <NumberTile tile={tile} />
        </li>
      ))}
    </ul>
  )
}

function NumberTile({ tile: { label, value, query, to, hint, isUrgent = false } }: { tile: Tile }) {
  return (
    <Link
      to={to ?? `/desk/orders?${query}`}
      className={classNames(
        'grid h-full content-start gap-1 rounded-card border bg-surface p-3 hover:border-accent wide:p-4',
        isUrgent ? 'border-bad' : 'border-hairline',
      )}
    >
      <span className="text-sm wrap-anywhere text-quiet hyphens-auto">{label}</span>
      <span className={classNames('text-xl font-price tabular-nums', isUrgent && 'text-bad')}>{value}</span>
      {hint !== undefined && <span className="text-xs text-quiet">{hint}</span>}
    </Link>
  )
}

/** The next orders to pack. */
function OpenOrders({ orders }: Pick<DeskOrderPageWire, 'orders'>) {
  const t = deskTodayMessages
  if (orders.length === 0) return null
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-lg">{t.toPack}</h2>
      <OrderRows orders={orders} />
    </section>
  )
}
