import { LORRY_NOTES_LENGTH, RECEIVING_HOURS_LENGTH, type Receiving } from '#domain/addresses/site-access.ts'
import type { DeskOrderDetailWire } from '#domain/orders/desk/desk-wire.ts'
import { deskOrderEditMessages } from '#app/messages/desk/orders/order-edit.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import {
  AddressSection,
  addressFields,
  emptyAddress,
  isComplete,
  type TypedAddress,
} from '../new-order/address-section.tsx'

/** Another place for an order as it is typed. */
export type TypedPlace = { readonly address: TypedAddress; readonly receiving: Receiving }

interface ElsewhereProps {
  place: TypedPlace
  onPlace: (place: TypedPlace) => void
}

/** Another address for an order, with the hours in which goods are received there and what the driver is told. */
export function ElsewhereSection({ place: { address, receiving }, onPlace }: ElsewhereProps) {
  const t = deskOrderEditMessages
  const change = (changes: Partial<Receiving>) =>
    onPlace({ address, receiving: { ...receiving, ...changes } })
  return (
    <>
      <AddressSection
        known={[]}
        address={address}
        onAddress={(next) => onPlace({ address: next, receiving })}
      />
      <Section title={t.receiving}>
        <Field
          label={t.hours}
          maxLength={RECEIVING_HOURS_LENGTH}
          value={receiving.hours}
          onChange={(event) => change({ hours: event.currentTarget.value })}
        />
        <Field
          label={t.lorryNotes}
          maxLength={LORRY_NOTES_LENGTH}
          value={receiving.notes}
          onChange={(event) => change({ notes: event.currentTarget.value })}
        />
      </Section>
    </>
  )
}

/** The place that an order goes to, to be typed over. */
export function placeOfOrder({ shippingAddress: to }: DeskOrderDetailWire): TypedPlace {
  const { address_line1: line, street, city, state, zipcode, receiving } = to
  const { receiverName: receiver, houseNo, landmark } = line
  return {
    address: { ...emptyAddress, receiver, houseNo, street, landmark, city, state, zipcode },
    receiving: receiving ?? { hours: '', notes: '' },
  }
}

/** Tells whether a place has all that an order needs. */
export function isKnownPlace({ address }: TypedPlace): boolean {
  return isComplete(address)
}

/** The place as it is sent; the receiver's number stays with the receiver, and what a lorry finds with the PIN code. */
export function placeOf({ address, receiving }: TypedPlace, { shippingAddress }: DeskOrderDetailWire) {
  const { address_line1: line, ...place } = addressFields(address)
  const { access, zipcode } = shippingAddress
  const { receiverName, receiverPhoneNo } = shippingAddress.address_line1
  const isSame = line.receiverName === receiverName
  const [hours, notes] = [receiving.hours.trim(), receiving.notes.trim()]
  return {
    ...place,
    address_line1: { ...line, receiverPhoneNo: isSame ? receiverPhoneNo : '' },
    ...(access !== undefined && zipcode === place.zipcode && { access }),
    ...((hours !== '' || notes !== '') && { receiving: { hours, notes } }),
  }
}
