import { useState, type FormEvent } from 'react'
import { claimFormerAccount, fetchFormerAccount } from '#app/api/identity/former-account.ts'
import { ApiError } from '#app/api/transport/request.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { formerAccountMessages } from '#messages/profile/former-account.ts'
import { useLoad } from '#app/state-kit/use-load.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { useToast } from '#app/ui/feedback/toast.tsx'
import { Field } from '#app/ui/forms/field.tsx'

const NOTICE_MS = 4_000

/** Asks for a proof of the account that the number had before, when there is one. Shows nothing until that is known. */
export function FormerAccount({ onClaimed }: { onClaimed: () => void }) {
  const t = formerAccountMessages
  const former = useLoad(fetchFormerAccount)
  if (former.status !== 'loaded' || former.content === null) return null
  return (
    <Card className="mb-4 grid grid-cols-1 gap-3 p-4">
      {former.content > 0 ? <ClaimForm onClaimed={onClaimed} onWrong={former.reload} /> : <p>{t.closed}</p>}
    </Card>
  )
}

interface ClaimFormProps {
  onClaimed: () => void
  /** The last try is used up. */
  onWrong: () => void
}

function ClaimForm({ onClaimed, onWrong }: ClaimFormProps) {
  const t = formerAccountMessages
  const errors = errorMessages
  const toast = useToast()
  const [proof, setProof] = useState('')
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function claim(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (pending) return
    if (proof.trim() === '') {
      setError(t.missing)
      event.currentTarget.querySelector('input')?.focus()
      return
    }
    setPending(true)
    setError(null)
    try {
      await claimFormerAccount(proof.trim())
      toast({ text: t.shown, tone: 'good', durationMs: NOTICE_MS })
      onClaimed()
    } catch (failure) {
      setError(errorMessage(errors, failure))
      if (isOver(failure)) onWrong()
    } finally {
      setPending(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void claim(event)} className="grid grid-cols-1 gap-3">
      <h2 className="font-medium">{t.title}</h2>
      <p className="text-sm text-quiet">{t.text}</p>
      <Field
        label={t.label}
        hint={t.hint}
        error={error}
        name="proof"
        autoComplete="off"
        maxLength={40}
        value={proof}
        onChange={(event) => setProof(event.currentTarget.value)}
      />
      <Button type="submit" loading={pending}>
        {t.show}
      </Button>
    </form>
  )
}

function isOver(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.details.triesLeft === 0 || failure.code === 'not-found')
}
