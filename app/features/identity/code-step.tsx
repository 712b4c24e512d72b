import { useEffect, useRef, useState } from 'react'
import { formatPhone } from '#domain/identity/format-phone.ts'
import type { Partner } from '#domain/identity/partner.ts'
import { Button } from '#app/ui/button.tsx'
import { errorMessages } from '#messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { identityMessages } from '#messages/profile/identity.ts'
import { OtpInput } from './otp-input.tsx'
import type { SendCodeState } from './use-send-code.ts'
import { useVerifyCode } from './use-verify-code.ts'

interface CodeStepProps {
  phone: string
  sending: SendCodeState
  onChangeNumber: () => void
  onSignedIn: (partner: Partner) => void
}

/** Step 2 (AUTH-02): six boxes that verify on the last digit, resend after a wait, change number. */
export function CodeStep({ phone, sending, onChangeNumber, onSignedIn }: CodeStepProps) {
  const t = identityMessages
  const errors = errorMessages
  const form = useRef<HTMLFormElement>(null)
  const verifying = useVerifyCode(phone, onSignedIn)
  const { failure, needsNewCode } = verifying
  const problem = failure ?? sending.failure

  useEffect(() => {
    if (needsNewCode) form.current?.querySelector('input')?.focus()
  }, [needsNewCode])

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
        <OtpInput
          label={t.code}
          value={verifying.code}
          invalid={failure !== null}
          onChange={verifying.change}
          onComplete={(typed) => void verifying.verify(typed)}
        />
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-quiet">
          {t.sentTo(formatPhone(phone))}
          <Button variant="quiet" size="small" onClick={onChangeNumber}>
            {t.changeNumber}
          </Button>
        </p>
      </div>
      {problem !== null && (
        <p role="alert" className="text-center text-sm text-bad">
          {errorMessage(errors, problem)}
        </p>
      )}
      <Button type="submit" size="large" block loading={verifying.pending}>
        {t.verifyOtp}
      </Button>
      <Resend sending={sending} onSent={() => verifying.change('')} />
    </form>
  )
}

function Resend({ sending, onSent }: { sending: SendCodeState; onSent: () => void }) {
  const t = identityMessages
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
        {sending.secondsLeft > 0 ? t.resendIn(sending.secondsLeft) : t.resend}
      </Button>
      <output className="text-sm text-good">{resent && t.resent}</output>
    </div>
  )
}
