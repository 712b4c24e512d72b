import type { AddressForm } from './address.ts'
import { placeOfPinCode } from './pin-code-place.ts'

/** Fields that were filled in for the person. */
export type FilledFields = Partial<Place>

type Place = Pick<AddressForm, 'city' | 'state' | 'country'>

/**
 * City, State and country that a PIN code fills in: only where nothing is written yet, or what was filled in before. Null when
 * the PIN code says nothing.
 */
export function fillFromPinCode(form: Place, pin: string, before: FilledFields): FilledFields | null {
  const { city, state } = placeOfPinCode(pin)
  if (city === '' && state === '') return null
  const found = { city, state, country: state === '' ? '' : 'India' }
  const isOurs = (field: keyof typeof found): boolean =>
    form[field].trim() === '' || form[field] === before[field]
  const fields = (['city', 'state', 'country'] as const).filter(
    (field) => found[field] !== '' && isOurs(field),
  )
  return Object.fromEntries(fields.map((field) => [field, found[field]]))
}
