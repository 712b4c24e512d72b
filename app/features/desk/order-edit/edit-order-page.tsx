import { useCallback } from 'react'
import type { DeskOrderDetailWire } from '#domain/orders/desk-wire.ts'
import { fetchDeskOrder } from '#app/api/desk.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskOrderEditMessages } from '#app/messages/desk-order-edit.ts'
import { EmptyState } from '#app/ui/feedback/empty-state.tsx'
import { BackLink } from '../back-link.tsx'
import { Loaded } from '../loaded.tsx'
import { useDeskLoad } from '../use-desk-load.ts'
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
        {(order) =>
          isEditable(order) ? (
            <EditOrderForm key={order.updatedAt} order={order} onStale={loading.refresh} />
          ) : (
            <EmptyState level={1} title={t.notEditable} text={t.notEditableText} />
          )
        }
      </Loaded>
    </>
  )
}

function isEditable({ orderStatus, edit }: DeskOrderDetailWire): boolean {
  return orderStatus === 'PLACED' && edit?.state !== 'WAITING'
}
