import type { ReactNode } from 'react'
import { formatRupees } from '#domain/money/format-rupees.ts'
import { paymentModes, type PaymentMode } from '#domain/orders/order.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import type { LookedUp } from './customer-section.tsx'
import type { OrderDraft } from './order-draft.ts'

/** Payment of an order as it is typed; an account is offered to its holder alone. */
export function paymentFor(
  { paymentMode, creditPass }: OrderDraft,
  { customer, firmId }: { readonly customer: LookedUp; readonly firmId: string | null },
) {
  const credit = customer?.credits.find((one) => one.firmId === firmId) ?? null
  const mode: PaymentMode = paymentMode === 'ACCOUNT' && credit === null ? 'COD' : paymentMode
  const isPassed = mode === 'ACCOUNT' && creditPass.trim() !== ''
  return { mode, credit, creditPass, body: { paymentMode: mode, ...(isPassed && { creditPass }) } }
}

interface PaymentSectionProps {
  payment: ReturnType<typeof paymentFor>
  onTyped: (fields: Partial<OrderDraft>) => void
  children: ReactNode
}

/** Payment of an order: on account for whoever has one, with what is left of it. */
export function PaymentSection({ payment, onTyped, children }: PaymentSectionProps) {
  const { mode, credit, creditPass } = payment
  const t = deskNewOrderMessages
  const { can } = useDesk()
  const offered = paymentModes.filter((one) => one !== 'ACCOUNT' || credit !== null)
  return (
    <Section title={t.payment}>
      <SelectField
        label={t.payment}
        hint={t[`hint-${mode}`]}
        value={mode}
        options={offered.map((one) => [one, t[`payment-${one}`]] as const)}
        onChange={({ currentTarget: { value } }) =>
          onTyped({ paymentMode: offered.find((one) => one === value) ?? 'COD' })
        }
      />
      {mode === 'ACCOUNT' && credit?.amounts && (
        <p className="tabular-nums">
          {t.creditLeft(formatRupees(credit.amounts.left), formatRupees(credit.amounts.limit), credit.days)}
          {credit.amounts.overdue > 0 && (
            <span className="block text-bad">{t.creditOverdue(formatRupees(credit.amounts.overdue))}</span>
          )}
        </p>
      )}
      {mode === 'ACCOUNT' && can('credit:exceed') && (
        <Field
          label={t.creditPass}
          hint={t.creditPassHint}
          maxLength={300}
          value={creditPass}
          onChange={(event) => onTyped({ creditPass: event.currentTarget.value })}
        />
      )}
      {children}
    </Section>
  )
}
