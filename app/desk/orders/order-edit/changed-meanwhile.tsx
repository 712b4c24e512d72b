import { Link } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { deskAuditMessages } from '#app/messages/desk/audit.ts'
import { deskOrderEditMessages } from '#app/messages/desk/orders/order-edit.ts'

/** Tells whether an order can be edited now: nothing has left, and no earlier edit waits for the customer. */
export function isEditable({ orderStatus, edit }: DeskOrderDetailWire): boolean {
  return orderStatus === 'PLACED' && edit?.state !== 'WAITING'
}

/** Explains why an order cannot be edited, naming the colleague whose edit is pending. */
export function useReasonNotEditable(): (order: DeskOrderDetailWire) => string {
  const t = deskOrderEditMessages
  return ({ orderStatus, edit }) => {
    if (orderStatus === 'PLACED' && edit?.state === 'WAITING')
      return t.blockedWaiting(edit.actor, formatRupees(edit.totalBefore), formatRupees(edit.totalAfter))
    if (orderStatus === 'CANCELLED') return t.blockedCancelled
    return orderStatus === 'INITIATED' ? t.blockedUnpaid : t.notEditableText
  }
}

/** Says who changed an order while it was edited here, and what: what is typed stays. */
export function ChangedMeanwhile({
  first,
  order,
}: {
  first: DeskOrderDetailWire
  order: DeskOrderDetailWire
}) {
  const t = deskOrderEditMessages
  const names: Readonly<Record<string, unknown>> = deskAuditMessages
  const reason = useReasonNotEditable()
  if (order.updatedAt === first.updatedAt) return null
  const known = new Set(first.changes.map(({ id }) => id))
  const last = order.changes.find(({ id }) => !known.has(id))
  const what = last === undefined ? undefined : names[last.action]
  const isOpen = isEditable(order)
  return (
    <section role="alert" className="grid gap-1 rounded-card border border-caution bg-caution-soft p-4">
      <h2 className="text-base">
        {last === undefined
          ? t.changedSince
          : t.changedBy(last.actor, typeof what === 'string' ? what : t.changedSomehow)}
      </h2>
      <p className="text-sm">{isOpen ? t.typedKept : `${reason(order)} ${t.typedStays}`}</p>
      {!isOpen && (
        <p>
          <Link to={`/desk/orders/${order.orderId}`} className="touch text-accent">
            {t.back}
          </Link>
        </p>
      )}
    </section>
  )
}
