import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { CODE_LENGTH, OtpInput } from '#app/features/identity/otp-input.tsx'
import { deskMessages } from '#app/messages/desk/desk.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { useDeskError } from '#app/desk/kit/use-desk-error.ts'

interface CodeFormProps {
  label: string
  submit: string
  onCode: (code: string) => Promise<void>
}

/** Six digits that are checked once they are complete; a wrong code is cleared. */
export function CodeForm({ label, submit, onCode }: CodeFormProps) {
  const t = deskMessages
  const describe = useDeskError()
  const [code, setCode] = useState('')
  const { pending, failure, run, clearFailure } = useAction()

  async function send(typed: string) {
    if (typed.length !== CODE_LENGTH) return
    await run(async () => {
      try {
        await onCode(typed)
      } catch (error) {
        setCode('')
        throw error
      }
    })
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
          if (typed !== '') clearFailure()
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
