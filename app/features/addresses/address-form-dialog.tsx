import { useEffect, useEffectEvent, useId, useState } from 'react'
import {
  addressFormFields,
  addressFromForm,
  formFromAddress,
  missingFields,
  type Address,
  type AddressFields,
  type AddressForm,
  type AddressFormField,
} from '#domain/addresses/address.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/overlays/dialog.tsx'
import { InlineError } from '#app/ui/feedback/inline-error.tsx'
import { useAutofocus } from '#app/ui/forms/use-autofocus.ts'
import { addressMessages } from '#app/messages/addresses.ts'
import { errorMessages } from '#app/messages/errors.ts'
import { errorMessage } from '#app/i18n/error-message.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { AddressInput } from './address-input.tsx'

interface AddressFormDialogProps {
  /** The address to edit; null for a new one. */
  address: Address | null
  /** What was typed earlier and not saved. */
  draft: AddressForm | null
  /** Called with every change, and with null once the form is saved or cancelled. */
  onDraft: (form: AddressForm | null) => void
  /** Rejects when the address was not saved; the form keeps its input. */
  onSave: (fields: AddressFields) => Promise<void>
  onClose: () => void
}

const emptyForm = Object.fromEntries(addressFormFields.map((field) => [field, ''])) as AddressForm

/** The address form (ADDR-02, ADDR-03). Import lazily. */
export function AddressFormDialog({ address, draft, onDraft, onSave, onClose }: AddressFormDialogProps) {
  const t = useMessages(addressMessages)
  const errors = useMessages(errorMessages)
  const id = useId()
  const element = useAutofocus<HTMLFormElement>()
  const [initialForm] = useState(draft ?? (address === null ? emptyForm : formFromAddress(address)))
  const [form, setForm] = useState(initialForm)
  const [missing, setMissing] = useState<readonly AddressFormField[]>([])
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const saveDraft = useEffectEvent(onDraft)

  useEffect(() => {
    if (form !== initialForm) saveDraft(form)
  }, [form, initialForm])

  async function submit() {
    const [first, ...others] = missingFields(form)
    setMissing(first === undefined ? [] : [first, ...others])
    if (first !== undefined) {
      element.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus()
      return
    }
    if (pending) return
    setPending(true)
    setFailure(null)
    try {
      await onSave(addressFromForm(form))
      discardAndClose()
    } catch (error) {
      setFailure(error)
      setPending(false)
    }
  }

  function change(field: AddressFormField, text: string) {
    setForm((before) => ({ ...before, [field]: text }))
    if (text.trim() !== '') setMissing((before) => before.filter((name) => name !== field))
  }

  function discardAndClose() {
    onDraft(null)
    onClose()
  }

  return (
    <Dialog
      open
      steady
      onClose={onClose}
      title={address === null ? t.addTitle : t.editTitle}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={discardAndClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={id} loading={pending}>
            {t.save}
          </Button>
        </div>
      }
    >
      <form
        ref={element}
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        className="grid grid-cols-2 gap-x-3 gap-y-4 p-4"
      >
        {failure !== null && (
          <div className="col-span-2">
            <InlineError text={errorMessage(errors, failure)} />
          </div>
        )}
        {addressFormFields.map((field) => (
          <AddressInput
            key={field}
            field={field}
            value={form[field]}
            isMissing={missing.includes(field)}
            onChange={(text) => change(field, text)}
          />
        ))}
      </form>
    </Dialog>
  )
}
