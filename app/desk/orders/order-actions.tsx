import { useState } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { moveOrder, refundOrder } from '#app/api/desk/desk.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Button } from '#app/ui/button.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useOrderAction } from './fulfilments/use-order-action.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'

interface OrderActionsProps {
  order: DeskOrderDetailWire
  onChanged: (order: DeskOrderDetailWire) => void
  /** Somebody else changed the order. */
  onStale: () => void
}

/** Next actions that the operator may take on an order, the likeliest first. */
export function OrderActions({ order, onChanged, onStale }: OrderActionsProps) {
  const t = deskOrderMessages
  const describe = useDeskError()
  const { prove } = useDesk()
  const [note, setNote] = useState('')
  const { pending, failure, run } = useOrderAction({
    onChanged: (changed) => {
      onChanged(changed)
      setNote('')
    },
    onStale,
  })
  const cancelling = useDialog('cancel')
  const refunding = useDialog('refund')
  // one that left as a whole is moved at its part, which also asks what was refused and how it was paid
  const isOneFulfilment = order.fulfilments.length === 1 && order.lines.every(({ open }) => open === 0)
  const forward = isOneFulfilment ? [] : order.moves.filter((to) => to !== 'CANCELLED')

  const move = (to: OrderStatus, reason: string) =>
    run(to, () =>
      prove(() =>
        moveOrder(order.orderId, { to, note: reason.trim() === '' ? null : reason, seenAt: order.updatedAt }),
      ),
    )

  return (
    <>
      {forward.length > 0 && (
        <Field
          label={t.note}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {forward.map((to, index) => (
          <Button
            key={to}
            variant={index === 0 ? 'primary' : 'secondary'}
            loading={pending === to}
            onClick={() => void move(to, note)}
          >
            {t[`move-${to}`]}
          </Button>
        ))}
        {order.refundable && (
          <Button variant="secondary" onClick={() => refunding.open()}>
            {t.refund}
          </Button>
        )}
        {order.moves.includes('CANCELLED') && (
          <Button variant="danger" onClick={() => cancelling.open()}>
            {t['move-CANCELLED']}
          </Button>
        )}
      </div>
      {failure !== null && <InlineError text={describe(failure)} />}
      {order.moves.includes('CANCELLED') &&
        cancelling.show(() => (
          <ReasonDialog
            title={t.cancelTitle}
            text={t.cancelText}
            confirm={t['move-CANCELLED']}
            onCancel={cancelling.close}
            onConfirm={(reason) => {
              cancelling.close()
              void move('CANCELLED', reason)
            }}
          />
        ))}
      {order.refundable &&
        refunding.show(() => (
          <ReasonDialog
            title={t.refundTitle}
            text={t.refundText(formatRupees(order.grandTotal))}
            confirm={t.refund}
            onCancel={refunding.close}
            onConfirm={(reason) => {
              refunding.close()
              void run('refund', () => prove(() => refundOrder(order.orderId, reason)))
            }}
          />
        ))}
    </>
  )
}

interface ReasonDialogProps {
  title: string
  text: string
  confirm: string
  onConfirm: (reason: string) => void
  onCancel: () => void
}

/** Asks for the reason of what cannot be taken back. */
function ReasonDialog({ title, text, confirm, onConfirm, onCancel }: ReasonDialogProps) {
  const t = deskOrderMessages
  const [reason, setReason] = useState('')
  return (
    <Dialog open title={title} onClose={onCancel}>
      <form
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() !== '') onConfirm(reason.trim())
        }}
      >
        <p className="text-quiet">{text}</p>
        <Field
          label={t.reason}
          required
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className="flex flex-wrap items-start justify-end gap-2">
          <Button variant="secondary" onClick={onCancel}>
            {t.keep}
          </Button>
          <WaitingButton
            type="submit"
            variant="danger"
            waitsFor={reason.trim() === '' ? t.needsReason : null}
          >
            {confirm}
          </WaitingButton>
        </div>
      </form>
    </Dialog>
  )
}
