import { useState } from 'react'
import { referenceIssue } from '#domain/accounts/receipt.ts'
import { refundMethods, type RefundMethod } from '#domain/fulfilments/reduction.ts'
import type { ReturnLinesRequest } from '#domain/fulfilments/wire.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { deskFulfilmentMessages } from '#app/messages/desk/orders/fulfilment.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'

const referenced = ['UPI', 'CARD', 'BANK', 'CHEQUE'] as const
type Referenced = (typeof referenced)[number]

/** Refund of a return as it is typed. A split payment goes back as it was paid, the chosen form first. */
export function useRefund({ paymentMode, counter }: DeskOrderDetailWire) {
  const t = deskFulfilmentMessages
  const isSplit = counter !== undefined && counter.parts.length > 1
  const paid = counter?.parts.map((part) => part.method) ?? []
  const methods = refundMethods.filter((one) =>
    one === 'ONLINE' ? paymentMode === 'ONLINE' : !isSplit || paid.some((each) => each === one),
  )
  const first = methods.find((one) => one === 'ONLINE' || one === counter?.method)
  const [method, setMethod] = useState<RefundMethod>(first ?? 'CASH')
  const [typed, setTyped] = useState<Partial<Record<Referenced, string>>>({})
  const asked = referenced.filter((one) => one === method || (isSplit && methods.includes(one)))
  const isOnAccount = paymentMode === 'ACCOUNT'
  const references = Object.fromEntries(
    asked.flatMap((one) => {
      const noted = typed[one]?.trim() ?? ''
      return noted === '' ? [] : [[one, noted] as const]
    }),
  ) satisfies NonNullable<ReturnLinesRequest['references']>
  const isMissing =
    !isOnAccount &&
    method !== 'ONLINE' &&
    referenceIssue({ method, reference: typed[method as Referenced]?.trim() || null }) !== null
  return {
    isOnAccount,
    isSplit,
    methods,
    method,
    setMethod,
    asked,
    typed,
    note: (one: Referenced, text: string) => setTyped({ ...typed, [one]: text }),
    body: { method, references },
    needs: isMissing ? t.needsReference : null,
  }
}

/** The form in which money goes back, and its reference; nothing of what was bought on account. */
export function RefundFields({ refund }: { refund: ReturnType<typeof useRefund> }) {
  const t = deskFulfilmentMessages
  if (refund.isOnAccount) return null
  return (
    <>
      <SelectField
        label={t.method}
        {...(refund.isSplit && { hint: t.methodHint })}
        value={refund.method}
        options={refund.methods.map((one) => [one, t[`method-${one}`]])}
        onChange={({ currentTarget: { value } }) =>
          refund.setMethod(refund.methods.find((one) => one === value) ?? 'CASH')
        }
      />
      {refund.asked.map((one) => (
        <Field
          key={one}
          label={t[`reference-${one}`]}
          maxLength={40}
          autoComplete="off"
          inputMode={one === 'CHEQUE' ? 'numeric' : 'text'}
          value={refund.typed[one] ?? ''}
          onChange={(event) => refund.note(one, event.currentTarget.value)}
        />
      ))}
    </>
  )
}
