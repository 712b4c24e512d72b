import { formatRupees } from '#domain/money/format-rupees.ts'
import { toPaise } from '#domain/money/paise.ts'
import { nextFulfilmentStatuses, type FulfilmentStatus } from '#domain/fulfilments/fulfilment.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { formatDateTime, formatDay } from '#app/i18n/date-time.ts'
import { deskFulfilmentMessages } from '#app/messages/desk/orders/fulfilment.ts'
import { deskPrintMessages } from '#app/messages/desk/print.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { PrintButton } from '#app/desk/kit/print/print-button.tsx'
import { causeWords } from '../cause-words.ts'
import { EwayBillButton } from './eway-bill-button.tsx'
import type { Line } from './units-dialog.tsx'

interface FulfilmentListProps {
  order: DeskOrderDetailWire
  pending: string | null
  onMove: (number: number, to: FulfilmentStatus) => void
  onChanged: (order: DeskOrderDetailWire) => void
}

/** The lowest of the limits of all States. */
const EWAY_LIMIT = toPaise(5_000_000)

const tones = {
  SHIPPED: 'plain',
  OUT_FOR_DELIVERY: 'accent',
  DELIVERED: 'good',
  RETURNED: 'caution',
} as const

/** Progress of each line, the fulfilments and the reductions of an order. */
export function FulfilmentList({ order, pending, onMove, onChanged }: FulfilmentListProps) {
  const t = deskFulfilmentMessages
  const { can } = useDesk()
  // which parts of it are worth that much is known to the store alone
  const mayNeedEwayBill = order.invoice !== null && order.grandTotal > EWAY_LIMIT && can('documents:read')
  const nameOf = (line: number) => order.lines.find((one) => one.line === line)?.productName ?? ''
  const unitsText = (units: readonly { line: number; quantity: number }[]) =>
    units.map(({ line, quantity }) => t.units(quantity, nameOf(line))).join(', ')
  return (
    <>
      <ul className="grid gap-1 text-sm">
        {order.lines.map((line) => (
          <li key={line.line} className="flex flex-wrap justify-between gap-x-4">
            <span>{t.units(line.ordered, line.productName)}</span>
            <span className="text-quiet tabular-nums">
              {whereUnitsAre(line)
                .filter(([, count]) => count > 0)
                .map(([state, count]) => t[state](count))
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {order.fulfilments.length > 0 && (
        <ol className="divide-y divide-hairline border-t border-hairline">
          {order.fulfilments.map((fulfilment) => (
            <FulfilmentRow
              key={fulfilment.number}
              fulfilment={fulfilment}
              units={unitsText(fulfilment.lines)}
              mayNeedEwayBill={mayNeedEwayBill}
              {...{ order, pending, onMove, onChanged }}
            />
          ))}
        </ol>
      )}
      {order.reductions.length > 0 && (
        <ul className="grid gap-2 border-t border-hairline pt-3 text-sm">
          {order.reductions.map((one) => (
            <li key={`${one.at} ${one.kind} ${one.creditNote} ${one.method}`}>
              <span className="font-medium">{t[`kind-${one.kind}`]}</span> {unitsText(one.lines)}{' '}
              {one.amount > 0 && t.worth(formatRupees(one.amount))}
              <span className="block text-quiet">
                {[
                  formatDateTime(one.at),
                  causeWords(one.cause) ?? one.reason,
                  one.givenBack > 0 && t.back(formatRupees(one.givenBack)),
                  one.method !== null && t[`method-${one.method}`],
                  one.reference,
                  one.creditNote !== null && t.creditNote(one.creditNote),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface FulfilmentRowProps extends FulfilmentListProps {
  fulfilment: DeskOrderDetailWire['fulfilments'][number]
  units: string
  mayNeedEwayBill: boolean
}

/** A part of an order: its status and units, its e-way bill, and what may be done with it next. */
function FulfilmentRow({ order, fulfilment, units, mayNeedEwayBill, ...actions }: FulfilmentRowProps) {
  const t = deskFulfilmentMessages
  const print = deskPrintMessages
  const { can } = useDesk()
  const { pending, onMove, onChanged } = actions
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{t.fulfilment(fulfilment.number)}</span>
        <Badge tone={tones[fulfilment.status]}>{t[`fulfilment-${fulfilment.status}`]}</Badge>
      </div>
      <p className="text-sm">{units}</p>
      <p className="text-sm text-quiet">
        {[formatDateTime(fulfilment.deliveredAt ?? fulfilment.shippedAt), fulfilment.note]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {fulfilment.ewayBill && (
        <p className="text-sm text-quiet tabular-nums">
          {t.ewayRecorded(
            fulfilment.ewayBill.number,
            fulfilment.ewayBill.validUntil && formatDay(fulfilment.ewayBill.validUntil),
          )}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {can('orders:deliver') &&
          nextFulfilmentStatuses(fulfilment.status).map((to) => (
            <Button
              key={to}
              size="small"
              variant="secondary"
              loading={pending === `${fulfilment.number} ${to}`}
              aria-label={`${t.fulfilment(fulfilment.number)}: ${t[`move-${to}`]}`}
              onClick={() => onMove(fulfilment.number, to)}
            >
              {t[`move-${to}`]}
            </Button>
          ))}
        {fulfilment.status !== 'RETURNED' && (
          <PrintButton
            of={{ orderIds: [order.orderId], fulfilmentNumber: fulfilment.number }}
            label={print.printFulfilment(fulfilment.number)}
          />
        )}
        {fulfilment.status !== 'RETURNED' && mayNeedEwayBill && (
          <EwayBillButton
            orderId={order.orderId}
            number={fulfilment.number}
            recorded={fulfilment.ewayBill}
            onChanged={onChanged}
          />
        )}
      </div>
    </li>
  )
}

/** Each unit of a line counted once, so that the numbers add up to what was ordered. */
function whereUnitsAre({ open, shipped, delivered, cancelled, returned }: Line) {
  return [
    ['open', open],
    ['shipped', shipped - delivered],
    ['delivered', delivered - returned],
    ['cancelled', cancelled],
    ['returned', returned],
  ] as const
}
