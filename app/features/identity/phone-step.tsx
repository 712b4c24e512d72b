import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { readPhone, typedDigits } from '#domain/identity/phone.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { useFirstFocus } from '#app/ui/forms/use-autofocus.ts'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { identityWords } from '#app/messages/identity.ts'
import { useWords } from '#app/i18n/locale.tsx'

interface PhoneStepProps {
  digits: string
  onDigits: (digits: string) => void
  pending: boolean
  failure: unknown
  onSend: () => Promise<void>
}

/** Step 1 (AUTH-01): ten digits behind a fixed +91. */
export function PhoneStep({ digits, onDigits, pending, failure, onSend }: PhoneStepProps) {
  const words = useWords(identityWords)
  const errors = useWords(errorWords)
  const form = useFirstFocus<HTMLFormElement>()
  const [asked, setAsked] = useState(false)
  const fault = phoneFault(digits)
  const error = asked && fault ? words[fault] : failure === null ? null : failureText(errors, failure)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setAsked(true)
    if (fault === null && !pending) await onSend()
    else event.currentTarget.querySelector('input')?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Field
        label={words.phone}
        prefix="+91"
        type="tel"
        name="phone"
        inputMode="numeric"
        autoComplete="tel-national"
        placeholder={words.phonePlaceholder}
        hint={words.phoneHint}
        error={error}
        value={digits}
        onChange={(event) => onDigits(typedDigits(event.currentTarget.value))}
      />
      <Button type="submit" size="large" block loading={pending}>
        {words.sendOtp}
      </Button>
      <p className="text-center text-xs text-quiet">
        {words.consent}{' '}
        <Link to="/privacy" target="_blank" rel="noopener" className="underline">
          {words.privacy}
        </Link>
      </p>
    </form>
  )
}

function phoneFault(digits: string): 'phoneShort' | 'phoneWrong' | null {
  if (digits.length < 10) return 'phoneShort'
  return readPhone(digits) === null ? 'phoneWrong' : null
}
