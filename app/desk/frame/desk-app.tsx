import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DeskLoginWire } from '#domain/staff/wire.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Spinner } from '#app/ui/feedback/spinner.tsx'
import { ToastProvider } from '#app/ui/feedback/toast.tsx'
import { AccountsPage } from '#app/desk/reports/gst-returns/accounts-page.tsx'
import { AuditPage } from '#app/desk/staff/audit-page.tsx'
import { CatalogueRoom } from '#app/desk/catalogue/catalogue-room.tsx'
import { DeliveryPage } from '#app/desk/delivery/delivery-page.tsx'
import { CustomerListPage } from '#app/desk/customers/customer-list-page.tsx'
import { CustomerPage } from '#app/desk/customers/customer-page.tsx'
import { MergePage } from '#app/desk/customers/merge-page.tsx'
import { CashPage } from '#app/desk/till/cash-page.tsx'
import { DeskContext, type Desk } from '#app/desk/kit/desk-context.ts'
import { DemandPage } from '#app/desk/reports/demand/demand-page.tsx'
import { DeskFrame } from './desk-frame.tsx'
import { DeskSignIn } from './desk-sign-in.tsx'
import { MyTripPage } from '#app/desk/trips/my-trip/my-trip-page.tsx'
import { ListRequestsPage } from '#app/desk/orders/list-requests/list-requests-page.tsx'
import { NewOrderPage } from '#app/desk/orders/new-order/new-order-page.tsx'
import { EditOrderPage } from '#app/desk/orders/order-edit/edit-order-page.tsx'
import { OrderListPage } from '#app/desk/orders/order-list-page.tsx'
import { OrderPage } from '#app/desk/orders/order-page.tsx'
import { PaymentsPage } from '#app/desk/orders/payments/payments-page.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { QuotationListPage } from '#app/desk/orders/quotations/quotation-list-page.tsx'
import { ReportsPage } from '#app/desk/reports/reports-page.tsx'
import { SettingsRoom } from '#app/desk/settings/settings-room.tsx'
import { StockRoom } from '#app/desk/stock/stock-room.tsx'
import { StaffPage } from '#app/desk/staff/staff-page.tsx'
import { TodayPage } from '#app/desk/today/today-page.tsx'
import { TodayStreamProvider } from '#app/desk/today/today-stream.tsx'
import { TripsPage } from '#app/desk/trips/trips-page.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDeskLogin } from './use-desk-login.ts'

/** The desk, by the part of the address below `/desk`: signing in, or the page that is asked for. */
export function DeskApp({ path = '' }: { path?: string | undefined }) {
  const t = useMessages(deskMessages)
  const describe = useDeskError()
  const { login, isLoading, failure, reload, setLogin } = useDeskLogin()

  if (isLoading) return <Spinner text={t.loading} />
  if (failure !== null)
    return <ErrorState level={1} title={t.failedTitle} text={describe(failure)} onRetry={reload} />
  if (login === null) return <DeskSignIn onOpen={setLogin} />
  return (
    <ToastProvider>
      <OpenDesk login={login} onLogin={setLogin}>
        <TodayStreamProvider isAllowed={login.permissions.includes('orders:read')}>
          <DeskFrame room={path.split('/')[0] ?? ''}>
            <Room path={path} can={(permission) => login.permissions.includes(permission)} />
          </DeskFrame>
        </TodayStreamProvider>
      </OpenDesk>
    </ToastProvider>
  )
}

interface OpenDeskProps {
  login: DeskLoginWire
  onLogin: (login: DeskLoginWire | null) => void
  children: ReactNode
}

/** Shares who works here, and asks for a proof when an act needs one. */
function OpenDesk({ login, onLogin, children }: OpenDeskProps) {
  const [asking, setAsking] = useState(false)
  const answer = useRef<(isProved: boolean) => void>(() => {})

  const prove = useCallback(async <T,>(act: () => Promise<T>): Promise<T | null> => {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'proof-required')) throw error
    }
    const isProved = await new Promise<boolean>((resolve) => {
      answer.current = resolve
      setAsking(true)
    })
    setAsking(false)
    return isProved ? act() : null
  }, [])

  const desk = useMemo(
    (): Desk => ({
      login,
      can: (permission) => login.permissions.includes(permission),
      prove,
      signedOut: () => onLogin(null),
    }),
    [login, prove, onLogin],
  )
  return (
    <DeskContext value={desk}>
      {children}
      {asking && (
        <ProofDialog
          phone={login.phone}
          onProved={(proved) => {
            onLogin(proved)
            answer.current(true)
          }}
          onCancel={() => answer.current(false)}
        />
      )}
    </DeskContext>
  )
}

function Room({ path, can }: { path: string; can: (permission: Permission) => boolean }) {
  const t = useMessages(deskMessages)
  const [asked = '', ...rest] = path.split('/')
  const [id = '', action] = rest
  const isEdit = id !== '' && action === 'edit'
  // a driver has no first page but the trip
  const room = asked === '' && !can('orders:read') && can('trips:drive') ? 'my-trip' : asked
  const rooms: Readonly<Record<string, [Permission, ReactNode]>> = {
    '': ['orders:read', <TodayPage key="today" />],
    'new-order': ['orders:place', <NewOrderPage key="new-order" />],
    orders: isEdit
      ? ['orders:edit', <EditOrderPage key={id} orderId={id} />]
      : ['orders:read', id === '' ? <OrderListPage key="orders" /> : <OrderPage key={id} orderId={id} />],
    quotations: ['quotations:read', <QuotationListPage key="quotations" />],
    customers:
      action === 'merge'
        ? ['customers:merge', <MergePage key={id} uid={id} />]
        : [
            'customers:read',
            id === '' ? <CustomerListPage key="customers" /> : <CustomerPage key={id} uid={id} />,
          ],
    trips: ['trips:read', <TripsPage key="trips" />],
    payments: ['payments:read', <PaymentsPage key="payments" />],
    cash: ['cash:read', <CashPage key="cash" />],
    'my-trip': ['trips:drive', <MyTripPage key="my-trip" />],
    catalogue: ['catalogue:read', <CatalogueRoom key="catalogue" path={rest.join('/')} />],
    stock: ['stock:read', <StockRoom key="stock" path={rest.join('/')} />],
    delivery: ['delivery:read', <DeliveryPage key="delivery" />],
    demand: ['demand:read', <DemandPage key="demand" />],
    'list-requests': ['orders:place', <ListRequestsPage key="list-requests" />],
    reports: ['reports:read', <ReportsPage key="reports" />],
    accounts: ['accounts:read', <AccountsPage key="accounts" />],
    staff: ['staff:read', <StaffPage key="staff" />],
    audit: ['audit:read', <AuditPage key="audit" />],
    settings: ['settings:read', <SettingsRoom key="settings" path={rest.join('/')} />],
  }
  const found = Object.hasOwn(rooms, room) ? rooms[room] : undefined
  if (found === undefined) return <EmptyState level={1} title={t.notFoundTitle} />
  const [permission, content] = found
  return can(permission) ? content : <EmptyState level={1} title={t.forbiddenTitle} />
}
