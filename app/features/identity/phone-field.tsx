import type { ComponentProps } from 'react'
import { changePhoneInput, hasTooManyDigits, shownPhone } from '#domain/identity/phone.ts'
import { identityMessages } from '#messages/profile/identity.ts'
import { Field } from '#app/ui/forms/field.tsx'

interface PhoneFieldProps extends Omit<
  ComponentProps<typeof Field>,
  'value' | 'onChange' | 'prefix' | 'type'
> {
  /** Typed text, of which ten digits are shown; `parsePhone` says whether it is a number. */
  typed: string
  onTyped: (typed: string) => void
}

/** The one field for a mobile number: ten digits behind +91, the same however the number is typed or pasted (AUTH-01). */
export function PhoneField({ typed, onTyped, error, ...field }: PhoneFieldProps) {
  const t = identityMessages
  return (
    <Field
      {...field}
      prefix="+91"
      type="tel"
      inputMode="numeric"
      error={hasTooManyDigits(typed) ? t.phoneLong : error}
      value={shownPhone(typed)}
      onChange={(event) => onTyped(changePhoneInput(typed, event.currentTarget.value))}
    />
  )
}
