import { ADDRESS_FIELD_LENGTH, type AddressFormField } from '#domain/addresses/address.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { addressMessages } from '#messages/profile/addresses.ts'
import { inputAttributes } from './address-fields.ts'

interface AddressInputProps {
  /** Makes ids of the form unique on the page. */
  formId: string
  field: AddressFormField
  value: string
  isMissing: boolean
  /** Asks about a value that is unusual but taken. */
  question?: string | null
  onChange: (text: string) => void
  onBlur?: (() => void) | undefined
}

/** One field of the address form, with its error when it is missing (ADDR-03) and the States as a list to choose from. */
export function AddressInput({
  formId,
  field,
  value,
  isMissing,
  question,
  onChange,
  onBlur,
}: AddressInputProps) {
  const t = addressMessages
  const { half = false, optional = false, list, ...attributes } = inputAttributes[field]
  return (
    <Field
      {...attributes}
      {...(optional && { hint: t.optional })}
      {...(list && { list: `${formId}-${list}` })}
      question={question}
      name={field}
      label={t[field]}
      value={value}
      maxLength={ADDRESS_FIELD_LENGTH}
      required={!optional}
      error={isMissing ? t.required(t[field]) : null}
      onBlur={onBlur}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={half ? 'grid-cols-1 content-start' : 'col-span-2 grid-cols-1'}
    />
  )
}
