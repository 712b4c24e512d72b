import { ADDRESS_FIELD_LENGTH, type AddressFormField } from '#domain/addresses/address.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { addressMessages } from '#app/messages/addresses.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { inputAttributes } from './address-fields.ts'

interface AddressInputProps {
  field: AddressFormField
  value: string
  isMissing: boolean
  onChange: (text: string) => void
}

/** One field of the address form, with its error when it is missing (ADDR-03). */
export function AddressInput({ field, value, isMissing, onChange }: AddressInputProps) {
  const t = useMessages(addressMessages)
  const { half = false, optional = false, ...attributes } = inputAttributes[field]
  return (
    <Field
      {...attributes}
      {...(optional && { hint: t.optional })}
      name={field}
      label={t[field]}
      value={value}
      maxLength={ADDRESS_FIELD_LENGTH}
      required={!optional}
      error={isMissing ? t.required(t[field]) : null}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={half ? 'grid-cols-1 content-start' : 'col-span-2 grid-cols-1'}
    />
  )
}
