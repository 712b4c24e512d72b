import { useRef, useState } from 'react'
import type { Partner } from '#domain/identity/partner.ts'
import { warn } from '#app/browser/warn.ts'
import { signIn } from '#app/browser/sessions.ts'
import { Button } from '#app/ui/button.tsx'
import { errorWords } from '#app/words/errors.ts'
import { failureText } from '#app/words/failure-text.ts'
import { identityWords } from '#app/words/identity.ts'
import { useWords } from '#app/words/locale.tsx'
import { CodeBoxes, CODE_LENGTH } from './code-boxes.tsx'
import type { CodeSending } from './use-code-sending.ts'

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
  const [code, setCode] = useState('')
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [resent, setResent] = useState(false)
  const busy = useRef(false)

  async function verify(typed: string) {
    if (typed.length !== CODE_LENGTH) {
      warn(`The code has ${CODE_LENGTH} digits, ${typed.length} were entered.`)
      return
    }
    if (busy.current) return
    busy.current = true
    setPending(true)
    setFailure(null)
    try {
      onSignedIn(await signIn(phone, typed))
    } catch (error) {
      setFailure(error)
    } finally {
      busy.current = false
      setPending(false)
    }
  }

  async function resend() {
    setFailure(null)
    setResent(false)
    if (await sending.send()) {
      setCode('')
      setResent(true)
    }
  }

  const problem = failure ?? sending.failure
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void verify(code)
      }}
      className="grid gap-4"
    >
      <div className="grid gap-2">
        <CodeBoxes
          label={words.code}
          value={code}
          faulty={failure !== null}
          onChange={(typed) => {
            setCode(typed)
            setFailure(null)
          }}
          onComplete={(typed) => void verify(typed)}
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
      <Button type="submit" size="large" block loading={pending}>
        {words.verifyOtp}
      </Button>
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
    </form>
  )
}

/** `+919812345678` as a person reads it. */
function shown(phone: string): string {
  return `${phone.slice(0, 3)} ${phone.slice(3, 8)} ${phone.slice(8)}`
}
