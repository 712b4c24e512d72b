import { useState, type FormEvent } from 'react'
import type { CheckoutCredit } from '#domain/accounts/credit-use.ts'
import { formatRupees } from '#domain/money/format-rupees.ts'
import type { Paise } from '#domain/money/paise.ts'
import { deskCounterMessages } from '#app/messages/desk/counter.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { WaitingButton } from '#app/ui/waiting-button.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'

interface OnAccountProps {
  credit: CheckoutCredit
  total: Paise
  pending: boolean
  waitsFor: string | null
  onSell: (creditPass: string | null) => void
}

/** A sale that is billed to the account of its buyer, with what is left of the limit; above it a reason is asked for. */
export function OnAccount({ credit: { amounts, days }, total, pending, waitsFor, onSell }: OnAccountProps) {
  const t = deskCounterMessages
  const words = deskNewOrderMessages
  const { can } = useDesk()
  const [reason, setReason] = useState('')
  const isAbove = amounts !== null && total > amounts.left
  const refusal = can('credit:exceed') ? t.needsPass : t.aboveLimit
  const needs = isAbove && reason.trim() === '' ? refusal : waitsFor

  function submit(event: FormEvent) {
    event.preventDefault()
    if (needs === null && !pending) onSell(isAbove ? reason.trim() : null)
  }

  return (
    <form className="grid grid-cols-1 gap-3" onSubmit={submit}>
      {amounts !== null && (
        <p className="tabular-nums">
          {words.creditLeft(formatRupees(amounts.left), formatRupees(amounts.limit), days)}
          {amounts.overdue > 0 && (
            <span className="block text-bad">{words.creditOverdue(formatRupees(amounts.overdue))}</span>
          )}
        </p>
      )}
      {isAbove && can('credit:exceed') && (
        <Field
          label={t.passReason}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <WaitingButton type="submit" size="large" block loading={pending} waitsFor={needs}>
        {t.takeACCOUNT(formatRupees(total))}
      </WaitingButton>
    </form>
  )
}
