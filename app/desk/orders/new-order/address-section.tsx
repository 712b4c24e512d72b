import { useId, useState } from 'react'
import { states } from '#domain/addresses/states.ts'
import type { FoundCustomerWire } from '#domain/orders/placing/desk-place-wire.ts'
import { fillFromPinCode, type FilledFields } from '#domain/addresses/fill-from-pin-code.ts'
import { deskNewOrderMessages } from '#app/messages/desk/orders/new-order.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { Section } from '#app/desk/kit/section.tsx'

const fields = ['receiver', 'zipcode', 'houseNo', 'street', 'landmark', 'city', 'state'] as const
/** Field that may be empty: the receiver is then whoever ordered. */
const optional = 'receiver'
type FieldName = (typeof fields)[number]

/** An address as it is typed; `id` is that of a known one, or empty. */
export type TypedAddress = Readonly<Record<FieldName, string>> & { readonly id: string }

export const emptyAddress: TypedAddress = {
  id: '',
  receiver: '',
  houseNo: '',
  street: '',
  landmark: '',
  city: '',
  state: '',
  zipcode: '',
}

/** Lists the required fields that an address lacks. */
export function missingFields(address: TypedAddress): FieldName[] {
  if (address.id !== '') return []
  return fields.filter((name) => name !== optional && address[name].trim() === '')
}

/** Tells whether any field of a new address was filled. */
export function isTyped(address: TypedAddress): boolean {
  return fields.some((name) => address[name].trim() !== '')
}

/** Tells whether an address has all required fields. */
export function isComplete(address: TypedAddress): boolean {
  return missingFields(address).length === 0
}

/** An address as the API takes it. */
export function addressBody(address: TypedAddress) {
  return address.id === '' ? addressFields(address) : { id: address.id }
}

/** The fields of an address that was typed, as the API takes them. */
export function addressFields({ id: _, receiver, houseNo, landmark, ...place }: TypedAddress) {
  const line = { receiverName: receiver, receiverPhoneNo: '', houseNo, landmark }
  return { ...place, address_line1: line, country: 'India' }
}

interface AddressSectionProps {
  known: FoundCustomerWire['addresses']
  address: TypedAddress
  /** The PIN code of the address, where the store does not deliver to it. */
  outside?: string | null
  onAddress: (address: TypedAddress) => void
}

/** Delivery address of an order: a saved one of the customer, or a new one. */
export function AddressSection({ known, address, outside = null, onAddress }: AddressSectionProps) {
  const t = deskNewOrderMessages
  const options = known.map(({ id, address_line1: line, street, city }): [string, string] => [
    id,
    [line.receiverName, line.houseNo, street, city].filter(Boolean).join(', '),
  ])
  return (
    <Section title={t.address}>
      {known.length > 0 && (
        <PickerField
          label={t.address}
          options={[...options, ['', t.newAddress]]}
          value={address.id}
          onChange={(id) => onAddress({ ...address, id })}
        />
      )}
      <output className="text-sm text-bad empty:hidden">
        {address.id !== '' && outside !== null && t.outside(outside)}
      </output>
      {address.id === '' && <NewAddress address={address} outside={outside} onAddress={onAddress} />}
    </Section>
  )
}

/** The fields of an address; its PIN code comes first, as it fills in city and State. */
function NewAddress({ address, outside = null, onAddress }: Omit<AddressSectionProps, 'known'>) {
  const t = deskNewOrderMessages
  const [filled, setFilled] = useState<FilledFields>({})
  const list = useId()
  function change(name: FieldName, text: string) {
    const found = name === 'zipcode' ? fillFromPinCode({ ...address, country: 'India' }, text, filled) : null
    if (found !== null) setFilled(found)
    onAddress({
      ...address,
      city: found?.city ?? address.city,
      state: found?.state ?? address.state,
      [name]: text,
    })
  }
  return (
    <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
      {fields.map((name) => (
        <Field
          key={name}
          label={t[name]}
          required={name !== optional}
          maxLength={200}
          inputMode={name === 'zipcode' ? 'numeric' : 'text'}
          error={name === 'zipcode' && outside !== null ? t.outside(outside) : null}
          {...(name === 'state' && { list })}
          value={address[name]}
          onChange={(event) => change(name, event.currentTarget.value)}
        />
      ))}
      <datalist id={list}>
        {states.map(({ code, name }) => (
          <option key={code}>{name}</option>
        ))}
      </datalist>
    </div>
  )
}
