import { useEffect, useRef, useState } from 'react'
import type { Billing } from '#domain/identity/billing.ts'
import { emptyFirm, formOfFirm, readFirm, type FirmIssues } from '#domain/identity/firm-form.ts'
import { parsePhone, type Phone } from '#domain/identity/phone.ts'
import { FirmFields } from '#app/features/identity/firm-fields.tsx'
import { PhoneField } from '#app/features/identity/phone-field.tsx'
import { deskFirmMessages } from '#app/messages/desk/firms.ts'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { useAction } from '#app/state-kit/use-action.ts'
import { DialogActions } from './dialog-actions.tsx'

type Facts = Billing & { readonly gstin: string }

interface FactsDialogProps {
  title: string
  /** The firm as it is; a new one without it, whose owner is asked for. */
  known?: Facts
  onSave: (facts: Facts & { readonly ownerPhone: Phone | null }) => Promise<unknown>
  onClose: () => void
}

/** Asks for GSTIN, name and address of a firm, and for who owns a new one. */
export function FactsDialog({ title, known, onSave, onClose }: FactsDialogProps) {
  const t = deskFirmMessages
  const isNew = known === undefined
  const [form, setForm] = useState(() => (isNew ? { ...emptyFirm, isSame: false } : formOfFirm(known, null)))
  const [typed, setTyped] = useState('')
  const [issues, setIssues] = useState<FirmIssues>({})
  const [asked, setAsked] = useState(0)
  const action = useAction()
  const box = useRef<HTMLFormElement>(null)
  const ownerPhone = parsePhone(typed)
  useEffect(() => {
    if (asked > 0) box.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [asked])

  function save() {
    const reading = readFirm(form, null)
    setAsked(asked + 1)
    setIssues('issues' in reading ? reading.issues : {})
    if ('issues' in reading || (isNew && ownerPhone === null)) return
    const { buyerGstin: gstin, billing } = reading
    const { legalName, address } = billing
    if (address !== null) void action.run(() => onSave({ gstin, legalName, address, ownerPhone }))
  }

  return (
    <Dialog open title={title} onClose={onClose} className="wide:w-[min(92vw,640px)]">
      <form
        ref={box}
        noValidate
        className="grid grid-cols-1 gap-3 p-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <p className="text-sm text-quiet">{isNew ? t.addHint : t.editHint}</p>
        {isNew && (
          <PhoneField
            label={t.ownerPhone}
            autoComplete="off"
            typed={typed}
            error={asked > 0 && ownerPhone === null ? t.phoneWrong : null}
            onTyped={setTyped}
          />
        )}
        <FirmFields
          form={form}
          issues={issues}
          delivery={null}
          registration={isNew ? 'new' : 'known'}
          onForm={(next) => {
            setIssues({})
            setForm(next)
          }}
        />
        <DialogActions action={action} onClose={onClose} />
      </form>
    </Dialog>
  )
}
