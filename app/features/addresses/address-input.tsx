import { ADDRESS_FIELD_LENGTH, type AddressFormField } from '#domain/addresses/address.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { addressWords } from '#app/messages/addresses.ts'
import { useWords } from '#app/i18n/locale.tsx'
import { fieldHints } from './address-fields.ts'

interface AddressInputProps {
  field: AddressFormField
  value: string
  isMissing: boolean
  onChange: (text: string) => void
}

/** One field of the address form, with the words of what is missing. */
export function AddressInput({ field, value, isMissing, onChange }: AddressInputProps) {
  const words = useWords(addressWords)
  const { half = false, optional = false, ...hints } = fieldHints[field]
  return (
    <Field
      {...hints}
      {...(optional && { hint: words.optional })}
      name={field}
      label={words[field]}
      value={value}
      maxLength={ADDRESS_FIELD_LENGTH}
      required={!optional}
      error={isMissing ? words.required(words[field]) : null}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={half ? 'grid-cols-1 content-start' : 'col-span-2 grid-cols-1'}
    />
  )
}
