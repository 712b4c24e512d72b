import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { moveFulfilment } from '#app/api/desk/fulfilments.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskFulfilmentMessages } from '#app/messages/desk/orders/fulfilment.ts'
import { Button } from '#app/ui/button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { PartDialog, type Asking } from './part-dialog.tsx'
import { PartList } from './part-list.tsx'
import { useOrderAction, type OrderActionHandlers } from './use-order-action.ts'

/** The parts an order leaves, arrives and shrinks in (DESK-03), and what may be done next. */
export function OrderParts({ order, ...handlers }: OrderActionHandlers & { order: DeskOrderDetailWire }) {
  const t = useMessages(deskFulfilmentMessages)
  const describe = useDeskError()
  const { can } = useDesk()
  const { pending, failure, run } = useOrderAction(handlers)
  const [asking, setAsking] = useState<Asking | null>(null)
  const { orderId, updatedAt: seenAt } = order
  return (
    <Section title={t.title}>
      <PartList
        order={order}
        pending={pending}
        onMove={(number, to) => {
          if (to === 'DELIVERED') setAsking({ deliver: number })
          else void run(`${number} ${to}`, () => moveFulfilment(orderId, number, { to, seenAt }))
        }}
      />
      {order.cashDue > 0 && <p className="text-sm text-quiet">{t.due(formatRupees(order.cashDue))}</p>}
      <div className="flex flex-wrap gap-2">
        {actionsOf(order)
          .filter(([, permission]) => can(permission))
          .map(([action]) => (
            <Button
              key={action}
              variant="secondary"
              loading={pending === action}
              onClick={() => setAsking(action)}
            >
              {t[action]}
            </Button>
          ))}
      </div>
      {failure !== null && (
        <p role="alert" className="text-sm text-bad">
          {describe(failure)}
        </p>
      )}
      {asking !== null && (
        <PartDialog order={order} asking={asking} run={run} onClose={() => setAsking(null)} />
      )}
    </Section>
  )
}

type Action = Extract<Asking, string>

/** What can be done with a part of the order now, with the permission that it takes. */
function actionsOf(order: DeskOrderDetailWire): (readonly [Action, Permission])[] {
  const mayChange = ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY'].includes(order.orderStatus)
  const isOpen = mayChange && order.lines.some(({ open }) => open > 0)
  const isReturnable = order.lines.some(({ delivered, returned }) => delivered > returned)
  const isRefundable = order.refundLeft > 0 && order.paymentStatus === 'PAID'
  return [
    ...(isOpen
      ? ([
          ['ship', 'orders:ship'],
          ['cancel', 'orders:cancel'],
        ] as const)
      : []),
    ...(isReturnable ? ([['takeBack', 'orders:refund']] as const) : []),
    ...(isRefundable ? ([['refund', 'orders:refund']] as const) : []),
  ]
}
