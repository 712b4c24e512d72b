import type { FoundCustomerWire } from '#domain/orders/desk-place-wire.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskNewOrderMessages } from '#app/messages/desk-new-order.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { Section } from '../section.tsx'

const fields = ['receiver', 'houseNo', 'street', 'landmark', 'city', 'state', 'zipcode'] as const
/** Who receives it is whoever ordered, unless another name is given. */
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

/** Whether an address can be sent. */
export function isComplete(address: TypedAddress): boolean {
  return address.id !== '' || fields.every((name) => name === optional || address[name].trim() !== '')
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

interface AddressPartProps {
  known: FoundCustomerWire['addresses']
  address: TypedAddress
  onAddress: (address: TypedAddress) => void
}

/** Where an order goes: one of the customer's addresses, or a new one. */
export function AddressPart({ known, address, onAddress }: AddressPartProps) {
  const t = useMessages(deskNewOrderMessages)
  const options = known.map(({ id, address_line1: line, street, city }): [string, string] => [
    id,
    [line.receiverName, line.houseNo, street, city].filter(Boolean).join(', '),
  ])
  return (
    <Section title={t.address}>
      {known.length > 0 && (
        <SelectField
          label={t.address}
          options={[...options, ['', t.newAddress]]}
          value={address.id}
          onChange={(event) => onAddress({ ...address, id: event.currentTarget.value })}
        />
      )}
      {address.id === '' && (
        <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
          {fields.map((name) => (
            <Field
              key={name}
              label={t[name]}
              required={name !== optional}
              maxLength={200}
              inputMode={name === 'zipcode' ? 'numeric' : 'text'}
              value={address[name]}
              onChange={(event) => onAddress({ ...address, [name]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </Section>
  )
}
