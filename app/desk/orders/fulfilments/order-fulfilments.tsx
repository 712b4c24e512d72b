import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { moveFulfilment } from '#app/api/desk/fulfilments.ts'
import { deskFulfilmentMessages } from '#app/messages/desk/orders/fulfilment.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Button } from '#app/ui/button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { FulfilmentDialog, type FulfilmentAction } from './fulfilment-dialog.tsx'
import { weighableLines } from './weigh-dialog.tsx'
import { FulfilmentList } from './fulfilment-list.tsx'
import { useOrderAction, type OrderActionHandlers } from './use-order-action.ts'

/** The parts an order leaves, arrives and shrinks in (DESK-03), and what may be done next. */
export function OrderFulfilments({
  order,
  ...handlers
}: OrderActionHandlers & { order: DeskOrderDetailWire }) {
  const t = deskFulfilmentMessages
  const describe = useDeskError()
  const { can } = useDesk()
  const { pending, failure, run } = useOrderAction(handlers)
  const dialog = useDialog('part')
  const { orderId, updatedAt: seenAt } = order
  return (
    <Section title={t.title}>
      <FulfilmentList
        order={order}
        pending={pending}
        onChanged={handlers.onChanged}
        onMove={(number, to) => {
          if (to === 'DELIVERED') dialog.open(`deliver.${number}`)
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
              onClick={() => dialog.open(action)}
            >
              {t[action]}
            </Button>
          ))}
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
      {dialog.show((subject) => {
        const action = actionOf(subject, order, can)
        return (
          action !== null && (
            <FulfilmentDialog order={order} action={action} run={run} onClose={dialog.close} />
          )
        )
      })}
    </Section>
  )
}

type Action = Extract<FulfilmentAction, string>

/** Action that the address names; null if the order does not allow it now. */
function actionOf(
  subject: string,
  order: DeskOrderDetailWire,
  can: (permission: Permission) => boolean,
): FulfilmentAction | null {
  const number = /^deliver\.(\d+)$/.exec(subject)?.[1]
  const isFulfilment = order.fulfilments.some((fulfilment) => String(fulfilment.number) === number)
  if (number !== undefined) return isFulfilment ? { deliver: Number(number) } : null
  const found = actionsOf(order).find(([action, permission]) => action === subject && can(permission))
  return found?.[0] ?? null
}

/** Lists the fulfilment actions that the order allows now, each with the permission it needs. */
function actionsOf(order: DeskOrderDetailWire): (readonly [Action, Permission])[] {
  const mayChange = ['PLACED', 'SHIPPED', 'OUT_FOR_DELIVERY'].includes(order.orderStatus)
  const isOpen = mayChange && order.lines.some(({ open }) => open > 0)
  const isWeighable = order.orderStatus === 'PLACED' && weighableLines(order).length > 0
  const isReturnable = order.lines.some(({ delivered, returned }) => delivered > returned)
  const isRefundable = order.refundLeft > 0 && order.paymentStatus === 'PAID'
  return [
    ...(isOpen
      ? ([
          ['ship', 'orders:ship'],
          ...(isWeighable ? ([['weigh', 'orders:ship']] as const) : []),
          ['cancel', 'orders:cancel'],
        ] as const)
      : []),
    ...(isReturnable ? ([['takeBack', 'orders:refund']] as const) : []),
    ...(isRefundable ? ([['refund', 'orders:refund']] as const) : []),
  ]
}
