import { useEffect, useRef, useState } from 'react'
import type { Partner } from '#domain/identity/partner.ts'
import { Button } from '#app/ui/button.tsx'
import { errorWords } from '#app/messages/errors.ts'
import { failureText } from '#app/i18n/error-message.ts'
import { identityWords } from '#app/messages/identity.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { CodeBoxes } from './otp-input.tsx'
import type { CodeSending } from './use-send-code.ts'
import { useVerifying } from './use-verify-code.ts'

interface CodeStepProps {
  phone: string
  sending: CodeSending
  onChangeNumber: () => void
  onSignedIn: (partner: Partner) => void
}

/** Step 2 (AUTH-02): six boxes that verify by themselves, another code after the wait, back to the number. */
export function CodeStep({ phone, sending, onChangeNumber, onSignedIn }: CodeStepProps) {
  const words = useWords(identityWords)
  const errors = useWords(errorWords)
  const form = useRef<HTMLFormElement>(null)
  const verifying = useVerifying(phone, onSignedIn)
  const { failure, typeAnew } = verifying
  const problem = failure ?? sending.failure

  useEffect(() => {
    if (typeAnew) form.current?.querySelector('input')?.focus()
  }, [typeAnew])

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void verifying.verify(verifying.code)
      }}
      className="grid grid-cols-1 gap-4"
    >
      <div className="grid grid-cols-1 gap-2">
        <CodeBoxes
          label={words.code}
          value={verifying.code}
          faulty={failure !== null}
          onChange={verifying.change}
          onComplete={(typed) => void verifying.verify(typed)}
        />
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-quiet">
          {words.sentTo(shown(phone))}
          <Button variant="quiet" size="small" onClick={onChangeNumber}>
            {words.changeNumber}
          </Button>
        </p>
      </div>
      {problem !== null && (
        <p role="alert" className="text-center text-sm text-bad">
          {failureText(errors, problem)}
        </p>
      )}
      <Button type="submit" size="large" block loading={verifying.pending}>
        {words.verifyOtp}
      </Button>
      <Resend sending={sending} onSent={() => verifying.change('')} />
    </form>
  )
}

function Resend({ sending, onSent }: { sending: CodeSending; onSent: () => void }) {
  const words = useWords(identityWords)
  const [resent, setResent] = useState(false)

  async function resend() {
    setResent(false)
    if (!(await sending.send())) return
    onSent()
    setResent(true)
  }

  return (
    <div className="grid justify-items-center">
      <Button
        variant="quiet"
        size="small"
        loading={sending.pending}
        disabled={sending.secondsLeft > 0}
        onClick={() => void resend()}
      >
        {sending.secondsLeft > 0 ? words.resendIn(sending.secondsLeft) : words.resend}
      </Button>
      <output className="text-sm text-good">{resent && words.resent}</output>
    </div>
  )
}

/** `+919812345678` as a person reads it. */
function shown(phone: string): string {
  return `${phone.slice(0, 3)} ${phone.slice(3, 8)} ${phone.slice(8)}`
}
