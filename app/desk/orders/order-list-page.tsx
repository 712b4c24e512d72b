import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OrderStatus } from '#domain/orders/order.ts'
import { permissionToMove } from '#domain/orders/desk/permission-to-move.ts'
import { moveOrders } from '#app/api/desk/desk.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskMessages, deskOrderMessages } from '#app/messages/desk/desk.ts'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { ErrorState } from '#app/ui/feedback/error-state.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ColumnPicker } from '#app/desk/kit/columns/column-picker.tsx'
import { useColumns } from '#app/desk/kit/columns/use-columns.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { OrderFilters } from './order-filters.tsx'
import { orderColumns, OrderRows, usualOrderColumns } from '#app/desk/kit/orders/order-rows.tsx'
import { PrintButton } from '#app/desk/kit/print/print-button.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useOrderList } from '#app/desk/kit/orders/use-order-list.ts'

const bulkMoves: readonly OrderStatus[] = ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']

/** The orders of all customers (DESK-02): searched, filtered, moved in bulk. The address holds search and filters. */
export function OrderListPage() {
  const t = useMessages(deskMessages)
  const words = useMessages(deskOrderMessages)
  const newOrder = useMessages(deskNewOrderMessages)
  const columnWords = useMessages(deskColumnMessages)
  const { can } = useDesk()
  const describe = useDeskError()
  const [query, setQuery] = useSearchParams()
  const list = useOrderList(query)
  const columns = useColumns('orders', orderColumns, usualOrderColumns)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const shown = list.orders.filter(({ orderId }) => selected.has(orderId))
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t.orders}</h1>
        <div className="flex flex-wrap gap-2">
          <ColumnPicker columns={columns} label={(column) => columnWords[column]} />
          {can('orders:place') && (
            <LinkButton to="/desk/new-order" size="small">
              {newOrder.open}
            </LinkButton>
          )}
        </div>
      </div>
      <OrderFilters query={query} areas={list.areas} onQuery={(next) => setQuery(next, { replace: true })} />
      {list.status === 'failed' ? (
        <ErrorState title={t.loadFailed} text={describe(list.failure)} onRetry={list.reload} />
      ) : list.status === 'loading' && list.orders.length === 0 ? (
        <Skeleton className="h-96 rounded-card" />
      ) : list.orders.length === 0 ? (
        <EmptyState
          title={words.noneTitle}
          text={words.noneText}
          action={
            query.size > 0 && (
              <Button variant="secondary" onClick={() => setQuery({}, { replace: true })}>
                {words.clear}
              </Button>
            )
          }
        />
      ) : (
        <div aria-busy={list.status === 'loading'} className="grid gap-4 aria-busy:opacity-60">
          <OrderRows
            orders={list.orders}
            columns={columns.shown}
            selection={{
              has: (orderId) => selected.has(orderId),
              toggle: (orderId) => setSelected((before) => toggled(before, orderId)),
            }}
          />
          {list.next !== null && (
            <Button variant="secondary" className="justify-self-center" onClick={list.more}>
              {t.more}
            </Button>
          )}
        </div>
      )}
      {shown.length > 0 && (
        <BulkBar
          orders={shown}
          onClear={() => setSelected(new Set())}
          onMoved={() => {
            setSelected(new Set())
            list.reload()
          }}
        />
      )}
    </>
  )
}

function toggled(before: ReadonlySet<string>, orderId: string): ReadonlySet<string> {
  const after = new Set(before)
  if (!after.delete(orderId)) after.add(orderId)
  return after
}

interface BulkBarProps {
  orders: readonly { readonly orderId: string; readonly updatedAt: string }[]
  onClear: () => void
  onMoved: () => void
}

/** What can be done with the selected orders at once. */
function BulkBar({ orders, onClear, onMoved }: BulkBarProps) {
  const t = useMessages(deskOrderMessages)
  const describe = useDeskError()
  const toast = useToast()
  const { can } = useDesk()
  const [pending, setPending] = useState<OrderStatus | null>(null)

  async function move(to: OrderStatus) {
    setPending(to)
    try {
      const { results } = await moveOrders({
        to,
        orders: orders.map(({ orderId, updatedAt: seenAt }) => ({ orderId, seenAt })),
      })
      const moved = results.filter((result) => result.moved).length
      const kept = results.length - moved
      toast(
        kept === 0
          ? { text: t.movedAll(moved), tone: 'good' }
          : { text: t.movedSome(moved, kept), tone: 'bad', durationMs: 5_000 },
      )
      onMoved()
    } catch (error) {
      toast({ text: describe(error), tone: 'bad', durationMs: 5_000 })
    } finally {
      setPending(null)
    }
  }

  return (
    <div className="fixed inset-x-2 bottom-[calc(64px+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center gap-2 rounded-card border border-hairline bg-surface p-2 shadow-float wide:sticky wide:inset-x-auto wide:bottom-4 wide:mt-4">
      <p className="mr-auto px-2 font-medium">{t.selected(orders.length)}</p>
      {bulkMoves
        .filter((to) => can(permissionToMove(to)))
        .map((to) => (
          <Button
            key={to}
            size="small"
            variant={to === 'SHIPPED' ? 'primary' : 'secondary'}
            loading={pending === to}
            onClick={() => void move(to)}
          >
            {t[`move-${to}`]}
          </Button>
        ))}
      <PrintButton of={{ orderIds: orders.map(({ orderId }) => orderId) }} />
      <Button size="small" variant="quiet" onClick={onClear}>
        {t.unselect}
      </Button>
    </div>
  )
}
