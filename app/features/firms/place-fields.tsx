import { firmRoles, isLimited, type FirmRole } from '#domain/firms/firm-roles.ts'
import type { FirmPersonWire, FirmPlaceRequest } from '#domain/firms/wire.ts'
import { rupeesToPaise } from '#domain/money/rupees.ts'
import { firmsMessages } from '#messages/profile/firms.ts'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { readNumber } from '#app/ui/forms/read-number.ts'
import { SelectField } from '#app/ui/forms/select-field.tsx'

const rupees = { most: 99_999_999.99, decimals: 2 }

/** A place in a firm as it is typed. */
export type TypedPlace = {
  readonly role: FirmRole
  readonly orderLimit: string
  readonly monthLimit: string
}

export const emptyPlace: TypedPlace = { role: 'buyer', orderLimit: '', monthLimit: '' }

/** The place as it is, to be changed. */
export function typedPlace({
  role,
  orderLimit,
  monthLimit,
}: Pick<FirmPersonWire, 'role' | 'orderLimit' | 'monthLimit'>): TypedPlace {
  return { role, orderLimit: typedAmount(orderLimit), monthLimit: typedAmount(monthLimit) }
}

function typedAmount(paise: number | null): string {
  return paise === null ? '' : String(paise / 100)
}

/** The place that was typed; null while a limit is no amount. */
export function readPlace({ role, orderLimit, monthLimit }: TypedPlace): Required<FirmPlaceRequest> | null {
  if (!isLimited(role)) return { role, orderLimit: null, monthLimit: null }
  const [order, month] = [readLimit(orderLimit), readLimit(monthLimit)]
  return order === undefined || month === undefined ? null : { role, orderLimit: order, monthLimit: month }
}

/** An amount in paise; null for none, undefined for what is no amount. */
function readLimit(typed: string): number | null | undefined {
  const reading = readNumber(typed, rupees)
  if (!('issue' in reading)) return rupeesToPaise(reading.plain)
  return reading.issue === 'empty' ? null : undefined
}

interface PlaceFieldsProps {
  place: TypedPlace
  onPlace: (place: TypedPlace) => void
}

/** The fields for somebody's role in a firm and the limits of what they may spend. */
export function PlaceFields({ place, onPlace }: PlaceFieldsProps) {
  const t = firmsMessages
  const limit = (name: 'orderLimit' | 'monthLimit') => (
    <NumberField
      label={t[name]}
      hint={t.limitHint}
      prefix="₹"
      limits={rupees}
      value={place[name]}
      onChange={(typed) => onPlace({ ...place, [name]: typed })}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
      <SelectField
        label={t.role}
        hint={t[`may-${place.role}`]}
        className="wide:col-span-2"
        options={firmRoles.map((role) => [role, t[`role-${role}`]])}
        value={place.role}
        onChange={({ currentTarget: { value } }) =>
          onPlace({ ...place, role: firmRoles.find((role) => role === value) ?? place.role })
        }
      />
      {isLimited(place.role) && limit('orderLimit')}
      {isLimited(place.role) && limit('monthLimit')}
    </div>
  )
}
