import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
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
import { isProbablePhone } from '#domain/addresses/probable-phone.ts'
import { fillFromPinCode, type FilledFields } from '#domain/addresses/fill-from-pin-code.ts'
import { isBlank } from '#domain/text/is-blank.ts'

/** Input of an address form. */
export interface AddressFormProps {
  /** The address to edit; null for a new one. */
  address: Address | null
  /** Fields that were typed earlier and not saved. */
  draft: AddressForm | null
  /** Called with every change, and with null once the form is saved or cancelled. */
  onDraft: (form: AddressForm | null) => void
  /** Rejects when the address was not saved; the form keeps its input. */
  onSave: (fields: AddressFields) => Promise<void>
  onClose: () => void
}

const emptyForm = Object.fromEntries(addressFormFields.map((field) => [field, ''])) as AddressForm

/** The state and actions of an address form (ADDR-03, ADDR-08, ADDR-09). */
export function useAddressForm(
  { address, draft, onDraft, onSave, onClose }: AddressFormProps,
  element: RefObject<HTMLFormElement | null>,
) {
  const [initialForm] = useState(draft ?? (address === null ? emptyForm : formFromAddress(address)))
  const [form, setForm] = useState(initialForm)
  const [missing, setMissing] = useState<readonly AddressFormField[]>([])
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [filled, setFilled] = useState<FilledFields>({})
  // asked once the number is typed, and at once of one that stands there already
  const [phoneLeft, setPhoneLeft] = useState(initialForm.receiverPhoneNo !== '')
  const phone = form.receiverPhoneNo.trim()
  const saveDraft = useEffectEvent(onDraft)

  useEffect(() => {
    if (form !== initialForm) saveDraft(form)
  }, [form, initialForm])

  function discardAndClose() {
    onDraft(null)
    onClose()
  }

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
    const found = field === 'zipcode' ? fillFromPinCode(form, text, filled) : null
    if (found !== null) setFilled(found)
    const next = { ...form, ...found, [field]: text }
    setForm(next)
    setMissing((before) => before.filter((name) => isBlank(next[name])))
  }

  return {
    form,
    missing,
    pending,
    failure,
    filled,
    isPhoneOdd: phoneLeft && phone !== '' && !isProbablePhone(phone),
    leavePhone: () => setPhoneLeft(true),
    change,
    submit,
    discardAndClose,
  }
}

export type AddressFormState = ReturnType<typeof useAddressForm>
