import { useState } from 'react'
import { eraseAccount } from '#app/api/identity/privacy.ts'
import { broadcastLogin } from '#app/browser/login-channel.ts'
import { signedOut } from '#app/features/identity/login-slice.ts'
import { CODE_LENGTH, OtpInput } from '#app/features/identity/otp-input.tsx'
import { useSendCode } from '#app/features/identity/use-send-code.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { personalDataMessages } from '#messages/profile/personal-data.ts'
import { useAppDispatch } from '#app/state-kit/hooks.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'

interface EraseAccountDialogProps {
  open: boolean
  phone: string
  onClose: () => void
}

/** Deletes the account after a fresh code has proven whose it is. Typing the code deletes nothing yet. Import lazily. */
export function EraseAccountDialog({ open, phone, onClose }: EraseAccountDialogProps) {
  const t = personalDataMessages
  const errors = errorMessages
  const sending = useSendCode(phone)
  const [isSent, setSent] = useState(false)
  const erasing = useEraseAccount()
  const problem = erasing.failure ?? sending.failure

  async function send() {
    erasing.change('')
    if (await sending.send()) setSent(true)
  }

  return (
    <Dialog open={open} onClose={onClose} title={t.eraseQuestion}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void (isSent ? erasing.erase() : send())
        }}
        className="grid grid-cols-1 gap-4 px-6 pt-4 pb-[max(24px,env(safe-area-inset-bottom))]"
      >
        <p className="text-quiet">{t.eraseProof(phone)}</p>
        {isSent && (
          <OtpInput
            label={t.code}
            value={erasing.code}
            invalid={erasing.failure !== null}
            onChange={erasing.change}
            onComplete={erasing.change}
          />
        )}
        {problem !== null && (
          <p role="alert" className="text-center text-sm text-bad">
            {errorMessage(errors, problem)}
          </p>
        )}
        {isSent ? (
          <Button
            type="submit"
            variant="danger"
            size="large"
            block
            disabled={erasing.code.length < CODE_LENGTH}
            loading={erasing.pending}
          >
            {t.confirm}
          </Button>
        ) : (
          <Button type="submit" size="large" block loading={sending.pending}>
            {t.sendCode}
          </Button>
        )}
        {isSent && (
          <Button
            variant="quiet"
            loading={sending.pending}
            disabled={sending.secondsLeft > 0}
            onClick={() => void send()}
          >
            {sending.secondsLeft > 0 ? t.resendIn(sending.secondsLeft) : t.resend}
          </Button>
        )}
        <Button variant="secondary" block onClick={onClose}>
          {t.cancel}
        </Button>
      </form>
    </Dialog>
  )
}

/** The typed code and the deletion; afterwards nobody is signed in here or in other tabs. */
function useEraseAccount() {
  const t = personalDataMessages
  const dispatch = useAppDispatch()
  const toast = useToast()
  const [code, setCode] = useState('')
  const { pending, failure, run, clearFailure } = useAction()

  async function erase() {
    try {
      await eraseAccount(code)
    } catch (error) {
      setCode('')
      throw error
    }
    broadcastLogin('out')
    dispatch(signedOut())
    toast({ text: t.erased, tone: 'good', durationMs: 6_000 })
  }

  return {
    code,
    pending,
    failure,
    erase: () => run(erase),
    change: (typed: string) => {
      setCode(typed)
      clearFailure()
    },
  }
}
