import { useEffect, useState, type FormEvent } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { sum, type Paise } from '#domain/money/paise.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { fetchDeskOrder } from '#app/api/desk/desk.ts'
import { returnLines } from '#app/api/desk/fulfilments.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { Skeleton } from '#app/ui/feedback/skeleton.tsx'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Stepper } from '#app/ui/forms/stepper.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { RefundFields, useRefund } from '#app/desk/kit/orders/refund-fields.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface ReturnDialogProps {
  orderId: string
  onClose: () => void
}

/** Something that was sold at the counter comes back: how many, in what state, and how its money goes back. */
export function ReturnDialog({ orderId, onClose }: ReturnDialogProps) {
  const t = deskCounterMessages
  const describe = useDeskError()
  const [order, setOrder] = useState<DeskOrderDetailWire>()
  const [returned, setReturned] = useState<{ amount: Paise; creditNote: string | null }>()
  const { failure, run } = useAction()

  useEffect(() => {
    void run(async () => setOrder(await fetchDeskOrder(orderId)))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each order
  }, [orderId])

  return (
    <Dialog open title={t.returnTitle} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4 overflow-y-auto p-4">
        {failure !== null && <InlineError text={describe(failure)} />}
        {order === undefined && failure === null && <Skeleton className="h-40" />}
        {returned !== undefined && (
          <output className="grid gap-1">
            <span className="text-quiet">{t.change}</span>
            <span className="text-3xl font-price tabular-nums">{formatRupees(returned.amount)}</span>
            {returned.creditNote !== null && <span>{t.creditNote(returned.creditNote)}</span>}
          </output>
        )}
        {order !== undefined && returned === undefined && (
          <ReturnForm
            order={order}
            onReturned={(amount, creditNote) => setReturned({ amount, creditNote })}
          />
        )}
      </div>
    </Dialog>
  )
}

interface ReturnFormProps {
  order: DeskOrderDetailWire
  onReturned: (amount: Paise, creditNote: string | null) => void
}

function ReturnForm({ order, onReturned }: ReturnFormProps) {
  const t = deskCounterMessages
  const describe = useDeskError()
  const { prove, can } = useDesk()
  const { pending, failure, run } = useAction()
  const [units, setUnits] = useState<Units>({})
  const [reason, setReason] = useState(t.returnReason)
  const refund = useRefund(order)
  const [putBack, setPutBack] = useState(true)
  const lines = Object.entries(units).flatMap(([line, quantity]) =>
    quantity > 0 ? [{ line: Number(line), quantity }] : [],
  )
  const needs = !can('orders:refund')
    ? t.returnNotPermitted
    : lines.length === 0
      ? t.needsUnits
      : reason.trim() === ''
        ? t.needsReason
        : refund.needs

  function submit(event: FormEvent) {
    event.preventDefault()
    if (needs !== null) return
    const body = { lines, reason: reason.trim(), ...refund.body, putBack, seenAt: order.updatedAt }
    void run(async () => {
      const after = await prove(() => returnLines(order.orderId, body))
      const last = after?.reductions.at(-1)
      if (after === undefined || after === null || last === undefined) return
      const own = after.reductions.filter((one) => one.creditNote === last.creditNote)
      onReturned(sum(own.map((one) => one.givenBack)), last.creditNote)
    })
  }

  if (soldLines(order).length === 0) return <p className="text-quiet">{t.allReturned}</p>
  return (
    <form className="grid grid-cols-1 gap-3" onSubmit={submit}>
      <UnitsBack order={order} units={units} onUnits={setUnits} />
      <CheckboxField
        label={t.putBack}
        checked={putBack}
        onChange={(event) => setPutBack(event.currentTarget.checked)}
      />
      {refund.isOnAccount && <p className="text-quiet">{t.returnOnAccount}</p>}
      <RefundFields refund={refund} />
      <Field
        label={t.reason}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {failure !== null && <InlineError text={describe(failure)} />}
      <WaitingButton type="submit" block loading={pending} waitsFor={needs}>
        {t.takeBack}
      </WaitingButton>
    </form>
  )
}

type Units = Readonly<Record<number, number>>

interface UnitsBackProps {
  order: DeskOrderDetailWire
  units: Units
  onUnits: (units: Units) => void
}

/** Quantities of each item that come back. */
function UnitsBack({ order, units, onUnits }: UnitsBackProps) {
  const t = deskCounterMessages
  return (
    <ul className="divide-y divide-hairline">
      {soldLines(order).map(({ line, productName, options, delivered, returned }) => {
        const name = [productName, ...options].join(', ')
        return (
          <li key={line} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <span className="min-w-40 flex-1 wrap-anywhere">
              {name}
              <span className="block text-sm text-quiet">{t.sold(delivered - returned)}</span>
            </span>
            <Stepper
              name={name}
              silent
              quantity={units[line] ?? 0}
              max={delivered - returned}
              onChange={(quantity) => onUnits({ ...units, [line]: quantity })}
            />
          </li>
        )
      })}
    </ul>
  )
}

/** Lines of which somebody still has something. */
function soldLines({ lines }: DeskOrderDetailWire) {
  return lines.filter(({ delivered, returned }) => delivered > returned)
}
