import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { OrderStatus } from '#domain/orders/order.ts'
import { permissionToMove } from '#domain/orders/desk/permission-to-move.ts'
import { fetchDeskOrders, moveOrders } from '#app/api/desk/desk.ts'
import { deskMessages, deskOrderMessages } from '#app/messages/desk/desk.ts'
import { deskColumnMessages } from '#app/messages/desk/columns.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { ColumnPicker } from '#app/desk/kit/columns/column-picker.tsx'
import { useColumns } from '#app/desk/kit/columns/use-columns.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { OrderFilters } from './order-filters.tsx'
import { orderColumns, OrderRows, usualOrderColumns } from '#app/desk/kit/orders/order-rows.tsx'
import { PrintButton } from '#app/desk/kit/print/print-button.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { queryOf } from '#app/desk/kit/data/page-module.ts'
import { settle } from '#app/desk/kit/data/settle.ts'
import { Outcome } from '#app/desk/kit/data/outcome.tsx'
import { LongList, withAfter } from '#app/desk/kit/data/long-list.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { useQuery } from '#app/desk/kit/data/use-query.ts'

export const permission = 'orders:read'

const bulkMoves: readonly OrderStatus[] = ['SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED']

export function clientLoader(args: LoaderFunctionArgs) {
  return settle(readOrders(queryOf(args)))
}

async function readOrders(query: URLSearchParams) {
  const { orders: items, next, areas } = await fetchDeskOrders(query)
  return { items, next, areas }
}

/** The orders of all customers (DESK-02): searched, filtered, moved in bulk. The address holds search and filters. */
export default function OrderListPage() {
  const t = deskMessages
  const orderMessages = deskOrderMessages
  const newOrder = deskNewOrderMessages
  const columnMessages = deskColumnMessages
  const { can } = useDesk()
  const { query, isPending, replace, clear } = useQuery()
  const { content, refresh } = usePageData<typeof clientLoader>()
  const columns = useColumns('orders', orderColumns, usualOrderColumns)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const selection = {
    has: (orderId: string) => selected.has(orderId),
    toggle: (orderId: string) => setSelected((before) => toggled(before, orderId)),
  }
  const unselect = () => setSelected(new Set())
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-xl">{t.orders}</h1>
        <div className="flex flex-wrap gap-2">
          <ColumnPicker columns={columns} label={(column) => columnMessages[column]} />
          {can('orders:place') && (
            <LinkButton to="/desk/new-order" size="small">
              {newOrder.open}
            </LinkButton>
          )}
        </div>
      </div>
      <OrderFilters query={query} areas={content.content?.areas ?? []} onQuery={replace} />
      <Outcome of={content} onRetry={refresh}>
        {(first) =>
          first.items.length === 0 ? (
            <EmptyState
              title={query.size > 0 ? orderMessages.noneTitle : orderMessages.emptyTitle}
              text={query.size > 0 ? orderMessages.noneText : orderMessages.emptyText}
              action={
                query.size > 0 && (
                  <Button variant="secondary" onClick={clear}>
                    {orderMessages.clear}
                  </Button>
                )
              }
            />
          ) : (
            <div aria-busy={isPending} className="grid grid-cols-1 gap-4 aria-busy:opacity-60">
              <LongList first={first} readNext={(after) => readOrders(withAfter(query, after))}>
                {(orders) => (
                  <>
                    <OrderRows orders={orders} columns={columns.shown} selection={selection} />
                    <BulkBar
                      orders={orders.filter(({ orderId }) => selected.has(orderId))}
                      onClear={unselect}
                      onMoved={() => {
                        unselect()
                        refresh()
                      }}
                    />
                  </>
                )}
              </LongList>
            </div>
          )
        }
      </Outcome>
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

/** Bulk actions for the selected orders. */
function BulkBar({ orders, onClear, onMoved }: BulkBarProps) {
  const t = deskOrderMessages
  const describe = useDeskError()
  const toast = useToast()
  const { can } = useDesk()
  const [pending, setPending] = useState<OrderStatus | null>(null)
  if (orders.length === 0) return null

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
