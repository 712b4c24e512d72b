import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from '#domain/i18n/language.ts'
import { parsePhone } from '#domain/identity/phone.ts'
import type { FoundCustomerWire } from '#domain/orders/placing/desk-place-wire.ts'
import { findCustomer } from '#app/api/desk/new-order.ts'
import { deskCustomerMessages } from '#app/messages/desk/customers.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { PhoneField } from '#app/features/identity/phone-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { LanguageField } from '#app/desk/kit/language-field.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

type Messages = typeof deskNewOrderMessages

/** Describes the owner of a phone number; staff have no name as customers until they order. */
function whoIs(t: Messages, customer: FoundCustomerWire | null): string {
  if (customer === null) return t.fresh
  const { name, staffName, orders } = customer
  if (name === null && staffName !== null && orders === 0) return t.staff(staffName)
  return t.known(name ?? staffName ?? t.nameless, orders)
}

/** Undefined while nobody was looked up. */
export type LookedUp = FoundCustomerWire | null | undefined

interface CustomerSectionProps {
  phone: string
  name: string
  /** As it was chosen here; null leaves that of the customer. */
  language: Language | null
  customer: LookedUp
  onTyped: (typed: { phone?: string; name?: string; language?: Language }) => void
  onCustomer: (customer: LookedUp) => void
}

/** Customer of an order, found by phone number or new. */
export function CustomerSection({
  phone,
  name,
  language,
  customer,
  onTyped,
  onCustomer,
}: CustomerSectionProps) {
  const t = deskNewOrderMessages
  const customers = deskCustomerMessages
  const describe = useDeskError()
  const [failure, setFailure] = useState<unknown>(null)
  /** An answer that a newer number has overtaken is dropped. */
  const latest = useRef(phone)

  const lookUpAtOnce = useEffectEvent(() => {
    lookUp(phone)
  })
  useEffect(() => lookUpAtOnce(), [])

  function change(typed: string) {
    latest.current = typed
    onTyped({ phone: typed })
    onCustomer(undefined)
    setFailure(null)
    lookUp(typed)
  }

  function lookUp(typed: string) {
    if (parsePhone(typed) === null) return
    findCustomer(typed).then(
      (found) => latest.current === typed && onCustomer(found),
      (error: unknown) => latest.current === typed && setFailure(error),
    )
  }

  return (
    <Section title={t.customer}>
      <PhoneField
        label={t.phone}
        hint={t.phoneHint}
        error={failure === null ? null : describe(failure)}
        typed={phone}
        onTyped={change}
      />
      {customer !== undefined && <output className="text-sm font-medium">{whoIs(t, customer)}</output>}
      {customer?.block != null && (
        <p role="alert" className="rounded-control bg-bad-soft p-3 text-sm text-bad">
          {customers[`orderBlocked-${customer.block}`]}
        </p>
      )}
      {customer !== undefined && customer?.name == null && (
        <Field
          label={t.name}
          maxLength={80}
          value={name}
          onChange={(event) => onTyped({ name: event.currentTarget.value })}
        />
      )}
      {customer !== undefined && (
        <LanguageField
          language={language ?? customer?.language ?? 'en'}
          onLanguage={(to) => onTyped({ language: to })}
        />
      )}
    </Section>
  )
}
