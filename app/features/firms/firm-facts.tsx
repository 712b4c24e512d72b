import { useEffect, useId, useRef, useState } from 'react'
import type { Billing } from '#domain/identity/billing.ts'
import { emptyFirm, formOfFirm, readFirm, type FirmIssues } from '#domain/identity/firm-form.ts'
import { useExpiredSession } from '#app/features/identity/use-expired-session.ts'
import { FirmFields } from '#app/features/identity/firm-fields.tsx'
import { ownErrorMessage } from '#app/i18n/error-message.ts'
import { errorMessages } from '#messages/errors.ts'
import { firmsMessages } from '#messages/profile/firms.ts'
import { useAction } from '#app/state-kit/use-action.ts'
import { Button } from '#app/ui/button.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'

type Facts = Billing & { readonly gstin: string }

interface FirmFactsProps {
  title: string
  /** Said above the fields. */
  hint?: string
  /** The firm as it is; a new one without it. */
  known?: Facts
  onSave: (facts: Facts) => Promise<unknown>
  onCancel: () => void
}

/** The form for name, GSTIN and address of a firm. */
export function FirmFacts({ title, hint, known, onSave, onCancel }: FirmFactsProps) {
  const t = firmsMessages
  const [form, setForm] = useState(() =>
    known === undefined ? { ...emptyFirm, isSame: false } : formOfFirm(known, null),
  )
  const [issues, setIssues] = useState<FirmIssues>({})
  const { pending, failure, run } = useAction()
  const box = useRef<HTMLFormElement>(null)
  const headingId = useId()
  useExpiredSession(failure)
  useEffect(() => {
    if (Object.keys(issues).length > 0)
      box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [issues])

  function save() {
    const reading = readFirm(form, null)
    if ('issues' in reading) return setIssues(reading.issues)
    const { buyerGstin: gstin, billing } = reading
    const { legalName, address } = billing
    if (address !== null) void run(() => onSave({ gstin, legalName, address }))
  }

  return (
    <form
      ref={box}
      noValidate
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-3 rounded-card border border-hairline bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <h2 id={headingId} className="text-lg">
        {title}
      </h2>
      {hint !== undefined && <p className="text-sm text-quiet">{hint}</p>}
      <FirmFields
        form={form}
        issues={issues}
        delivery={null}
        registration={known === undefined ? 'new' : 'known'}
        onForm={(next) => {
          setIssues({})
          setForm(next)
        }}
      />
      {failure !== null && <InlineError text={ownErrorMessage(firmsMessages, errorMessages, failure)} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" loading={pending}>
          {t.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
