import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { hasTooManyDigits, parsePhone } from '#domain/identity/phone.ts'
import { Button } from '#app/ui/button.tsx'
import { useAutofocus } from '#app/ui/forms/use-autofocus.ts'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { identityMessages } from '#messages/profile/identity.ts'
import { PhoneField } from './phone-field.tsx'
import { useSlow } from './use-slow.ts'

interface PhoneStepProps {
  digits: string
  onDigits: (digits: string) => void
  pending: boolean
  failure: unknown
  onSend: () => Promise<void>
}

/** Step 1 (AUTH-01): ten digits behind a fixed +91. */
export function PhoneStep({ digits, onDigits, pending, failure, onSend }: PhoneStepProps) {
  const t = identityMessages
  const errors = errorMessages
  const form = useAutofocus<HTMLFormElement>()
  const [submitted, setSubmitted] = useState(false)
  const slow = useSlow(pending)
  const issue = phoneIssue(digits)
  const error = submitted && issue ? t[issue] : failure === null ? null : errorMessage(errors, failure)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setSubmitted(true)
    if (issue === null && !pending) await onSend()
    else event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <PhoneField
        label={t.phone}
        name="phone"
        autoComplete="tel-national"
        placeholder={t.phonePlaceholder}
        hint={slow ? t.sendingSlow : t.phoneHint}
        error={error}
        typed={digits}
        onTyped={onDigits}
      />
      <Button type="submit" size="large" block loading={pending}>
        {t.sendOtp}
      </Button>
      <p className="text-center text-xs text-quiet">
        {t.consent}{' '}
        <Link to="/privacy" target="_blank" rel="noopener" className="underline">
          {t.privacy}
        </Link>
      </p>
    </form>
  )
}

function phoneIssue(digits: string): 'phoneShort' | 'phoneLong' | 'phoneWrong' | null {
  if (hasTooManyDigits(digits)) return 'phoneLong'
  if (digits.length < 10) return 'phoneShort'
  return parsePhone(digits) === null ? 'phoneWrong' : null
}
