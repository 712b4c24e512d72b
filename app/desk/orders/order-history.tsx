import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { isOrderStatus } from '#domain/orders/order.ts'
import { formatDateTime } from '#app/i18n/date-time.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'
import { deskOrderEventMessages } from '#app/messages/desk/orders/order-edit.ts'
import { orderMessages } from '#messages/orders/orders.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { causeWords } from './cause-words.ts'

/** Events of an order, the newest first, with who of the staff did what. */
export function OrderHistory({ order }: { order: DeskOrderDetailWire }) {
  const t = deskOrderMessages
  const statuses = orderMessages
  const edits: Readonly<Record<string, string>> = deskOrderEventMessages
  const staffOf = (at: string) => order.changes.find((change) => change.at === at)?.actor
  return (
    <Section title={t.history}>
      <ol className="grid gap-3">
        {order.history.toReversed().map((event) => (
          <li key={`${event.at} ${event.status}`} className="text-sm">
            <span className="font-medium">
              {edits[event.status] ??
                statuses[`status-${isOrderStatus(event.status) ? event.status : 'unknown'}`]}
            </span>
            <span className="block text-quiet">
              {[formatDateTime(event.at), staffOf(event.at)].filter(Boolean).join(' · ')}
            </span>
            {[causeWords(event.cause), event.note].map(
              (text) =>
                text !== null && (
                  <span key={text} className="block">
                    {text}
                  </span>
                ),
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
