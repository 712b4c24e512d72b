import { formatPaise } from '#domain/money/format.ts'
import type { OrderView } from '#domain/orders/order-view.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { orderFulfilmentMessages } from '#messages/orders/order-fulfilments.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Card } from '#app/ui/card.tsx'

/** Fulfilments of an order that have come, are on the way and are still to come, where it does not come as a whole (DESK-03). */
export function OrderFulfilments({ order }: { order: OrderView }) {
  const t = orderFulfilmentMessages
  const { fulfilments, lines, reductions, orderStatus } = order
  const open = orderStatus === 'CANCELLED' ? [] : lines.filter((line) => line.open > 0)
  const isWhole = fulfilments.length === 0 || (fulfilments.length === 1 && open.length === 0)
  if (isWhole && reductions.length === 0) return null
  // what went back in a second form has no units of its own
  const losses = reductions.filter((one) => one.kind === 'REFUND' || one.lines.length > 0)
  const nameOf = (line: number) => lines.find((one) => one.line === line)?.productName ?? ''
  return (
    <Card className="grid grid-cols-1 gap-3 p-4 text-sm">
      <h2 className="text-base">{t.title}</h2>
      {!isWhole && (
        <ul className="grid gap-3">
          {fulfilments
            .filter(({ status }) => status !== 'RETURNED')
            .map((part) => (
              <li key={part.number} className="grid gap-1">
                <span className="flex flex-wrap items-center justify-between gap-2">
                  <Badge tone={part.status === 'DELIVERED' ? 'good' : 'plain'}>{t[part.status]}</Badge>
                  <span className="text-quiet">{formatDateTime(part.deliveredAt ?? part.shippedAt)}</span>
                </span>
                {part.lines.map(({ line, quantity }) => (
                  <span key={line}>{t.units(quantity, nameOf(line))}</span>
                ))}
              </li>
            ))}
          {open.length > 0 && (
            <li className="grid gap-1">
              <span>
                <Badge tone="accent">{t.toCome}</Badge>
              </span>
              {open.map((line) => (
                <span key={line.line}>{t.units(line.open, line.productName)}</span>
              ))}
            </li>
          )}
        </ul>
      )}
      {losses.length > 0 && (
        <ul className="grid gap-2 border-t border-hairline pt-3">
          {losses.map((one) => (
            <li key={`${one.at} ${one.kind} ${one.creditNote}`}>
              {t[one.kind](
                one.lines.map(({ line, quantity }) => t.units(quantity, nameOf(line))).join(', '),
                formatPaise(one.kind === 'REFUND' ? one.givenBack : one.amount),
              )}
              <span className="block text-quiet">{formatDateTime(one.at)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
