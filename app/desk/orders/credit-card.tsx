import { useState } from 'react'
import { Link } from 'react-router'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { passCredit } from '#app/api/desk/desk.ts'
import { deskOrderCreditMessages } from '#app/messages/desk/orders/order-credit.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { useDialog } from '#app/desk/kit/use-dialog.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'
import { useOrderAction } from './fulfilments/use-order-action.ts'

interface CreditCardProps {
  order: DeskOrderDetailWire
  onChanged: (order: DeskOrderDetailWire) => void
  onStale: () => void
}

/** The account that an order is billed to: what stands against it, and who let it pass (CREDIT-01). */
export function CreditCard({ order, onChanged, onStale }: CreditCardProps) {
  const t = deskOrderCreditMessages
  const { can } = useDesk()
  const dialog = useDialog('credit-pass')
  const { credit } = order
  if (credit === null) return null
  const isOpen = order.orderStatus !== 'CANCELLED' && order.lines.some(({ open }) => open > 0)
  const isHeld = isOpen && (credit.missing > 0 || credit.isStopped)
  return (
    <section className="grid grid-cols-1 gap-2 rounded-card border border-hairline bg-surface p-4">
      <h2 className="text-base">{t.title}</h2>
      {isHeld && <Refusal credit={credit} />}
      {credit.overdue > 0 && <p className="tabular-nums">{t.overdue(formatRupees(credit.overdue))}</p>}
      {credit.pass !== null && <p className="[overflow-wrap:anywhere]">{t.passed(credit.pass)}</p>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {can('credit:read') && (
          <Link
            to={`/desk/credit/${credit.accountId}`}
            className="touch inline-flex min-h-11 items-center text-accent"
          >
            {t.show}
          </Link>
        )}
        {order.orderStatus !== 'CANCELLED' && can('credit:receive') && (
          <Link
            to={`/desk/credit/${credit.accountId}?dialog=receive.${order.orderId}`}
            className="touch inline-flex min-h-11 items-center text-accent"
          >
            {t.receive}
          </Link>
        )}
        {isHeld && credit.pass === null && can('credit:exceed') && (
          <Button variant="secondary" onClick={() => dialog.open()}>
            {t.pass}
          </Button>
        )}
      </div>
      {dialog.show(() => (
        <PassDialog
          order={order}
          onClose={dialog.close}
          onStale={onStale}
          onChanged={(changed) => {
            dialog.close()
            onChanged(changed)
          }}
        />
      ))}
    </section>
  )
}

function Refusal({ credit }: { credit: NonNullable<DeskOrderDetailWire['credit']> }) {
  const t = deskOrderCreditMessages
  const { missing, isStopped } = credit
  return (
    <>
      {isStopped && <p className="text-bad">{t.stopped}</p>}
      {missing > 0 && <p className="text-bad tabular-nums">{t.missing(formatRupees(missing))}</p>}
    </>
  )
}

function PassDialog({ order, onChanged, onStale, onClose }: CreditCardProps & { onClose: () => void }) {
  const t = deskOrderCreditMessages
  const describe = useDeskError()
  const [reason, setReason] = useState('')
  const { pending, failure, run } = useOrderAction({ onChanged, onStale })
  const save = () => run('pass', () => passCredit(order.orderId, { reason, seenAt: order.updatedAt }))
  return (
    <Dialog open title={t.passTitle} onClose={onClose}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason.trim() !== '') void save()
        }}
      >
        <p className="text-quiet">{t.passText}</p>
        <Field
          label={t.reason}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {failure !== null && <InlineError text={describe(failure)} />}
        <WaitingButton
          type="submit"
          block
          loading={pending !== null}
          waitsFor={reason.trim() === '' ? t.needsReason : null}
        >
          {t.pass}
        </WaitingButton>
      </form>
    </Dialog>
  )
}
