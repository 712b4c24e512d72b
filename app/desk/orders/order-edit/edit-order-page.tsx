import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { fetchDeskOrder } from '#app/api/desk/desk.ts'
import { deskOrderEditMessages } from '#app/messages/desk/orders/order-edit.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { usePageData } from '#app/desk/kit/data/use-page-data.ts'
import { isEditable, useReasonNotEditable } from './changed-meanwhile.tsx'
import { EditOrderForm } from './edit-order-form.tsx'

export const permission = 'orders:edit'

export function clientLoader({ params: { orderId = '' } }: LoaderFunctionArgs) {
  return fetchDeskOrder(orderId)
}

/** Changes an order before it is packed (DESK-03). */
export default function EditOrderPage() {
  const t = deskOrderEditMessages
  const { content: order, refresh } = usePageData<typeof clientLoader>()
  return (
    <>
      <BackLink to={`/desk/orders/${order.orderId}`} text={t.back} />
      <EditOrder order={order} onStale={refresh} />
    </>
  )
}

interface EditOrderProps {
  order: DeskOrderDetailWire
  onStale: () => void
}

/** The form of an order that could be edited when the page was opened; what is typed there stays whatever happens to the order. */
function EditOrder({ order, onStale }: EditOrderProps) {
  const t = deskOrderEditMessages
  const reason = useReasonNotEditable()
  const [first] = useState(order)
  return isEditable(first) ? (
    <EditOrderForm first={first} order={order} onStale={onStale} />
  ) : (
    <EmptyState level={1} title={t.notEditable} text={reason(first)} />
  )
}
