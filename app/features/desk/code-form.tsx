import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { useMessages } from '#app/i18n/locale.tsx'
import { CODE_LENGTH, OtpInput } from '#app/features/identity/otp-input.tsx'
import { deskMessages } from '#app/messages/desk.ts'
import { useDeskError } from './use-desk-error.ts'

interface CodeFormProps {
  label: string
  submit: string
  onCode: (code: string) => Promise<void>
}

/** Six digits that are checked once they are complete; a wrong code is cleared. */
export function CodeForm({ label, submit, onCode }: CodeFormProps) {
  const t = useMessages(deskMessages)
  const describe = useDeskError()
  const [code, setCode] = useState('')
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function send(typed: string) {
    if (pending || typed.length !== CODE_LENGTH) return
    setPending(true)
    setFailure(null)
    try {
      await onCode(typed)
    } catch (error) {
      setFailure(error)
      setCode('')
      setPending(false)
    }
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send(code)
      }}
    >
      <OtpInput
        label={label || t.code}
        value={code}
        invalid={failure !== null}
        onChange={(typed) => {
          setCode(typed)
          if (typed !== '') setFailure(null)
        }}
        onComplete={(typed) => void send(typed)}
      />
      {failure !== null && (
        <p role="alert" className="text-center text-sm text-bad">
          {describe(failure)}
        </p>
      )}
      <Button type="submit" block loading={pending}>
        {submit}
      </Button>
    </form>
  )
}
