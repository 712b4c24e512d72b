import { useCallback, useState } from 'react'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { fetchDeskOrder } from '#app/api/desk/desk.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskOrderEditMessages } from '#app/messages/desk/orders/order-edit.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { BackLink } from '#app/desk/kit/back-link.tsx'
import { Loaded } from '#app/desk/kit/loading/loaded.tsx'
import { useDeskLoad } from '#app/desk/kit/loading/use-desk-load.ts'
import { isEditable, useReasonNotEditable } from './changed-meanwhile.tsx'
import { EditOrderForm } from './edit-order-form.tsx'

/** Changes an order before it is packed (DESK-03). */
export function EditOrderPage({ orderId }: { orderId: string }) {
  const t = useMessages(deskOrderEditMessages)
  const read = useCallback(() => fetchDeskOrder(orderId), [orderId])
  const loading = useDeskLoad(read)
  return (
    <>
      <BackLink to={`/desk/orders/${orderId}`} text={t.back} />
      <Loaded level={1} loading={loading}>
        {(order) => <EditOrder key={orderId} order={order} onStale={loading.refresh} />}
      </Loaded>
    </>
  )
}

interface EditOrderProps {
  order: DeskOrderDetailWire
  onStale: () => void
}

/** The form of an order that could be edited when the page was opened; what is typed there stays whatever happens to the order. */
function EditOrder({ order, onStale }: EditOrderProps) {
  const t = useMessages(deskOrderEditMessages)
  const reason = useReasonNotEditable()
  const [first] = useState(order)
  return isEditable(first) ? (
    <EditOrderForm first={first} order={order} onStale={onStale} />
  ) : (
    <EmptyState level={1} title={t.notEditable} text={reason(first)} />
  )
}
