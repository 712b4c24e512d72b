import { paymentModes } from '#domain/orders/order.ts'
import type { DeskOrderPageWire } from '#domain/orders/desk/desk-wire.ts'
import { deskOrderMessages } from '#app/messages/desk/desk.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { PickerField } from '#app/ui/forms/picker-field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { TypedFilter } from './typed-filter.tsx'

/** The fields of the address that these filters hold. */
export const narrowings = [
  'from',
  'to',
  'promisedTo',
  'payment',
  'placedBy',
  'area',
  'pin',
  'least',
  'most',
] as const

interface NarrowingFiltersProps {
  query: URLSearchParams
  /** The delivery areas of the store; without any there is no choice of them. */
  areas: DeskOrderPageWire['areas']
  onChange: (name: string, value: string) => void
}

/** Orders by day, payment, who placed them, delivery area, PIN code and amount. */
export function NarrowingFilters({ query, areas, onChange }: NarrowingFiltersProps) {
  const t = deskOrderMessages
  const area = query.get('area') ?? ''
  const choices = {
    payment: [['', t.anyPayment], ...paymentModes.map((mode) => [mode, t[`paid-by-${mode}`]] as const)],
    placedBy: [
      ['', t.anybody],
      ['customer', t.byCustomer],
      ['staff', t.byStaff],
    ],
  } as const
  return (
    <div className="grid grid-cols-2 items-start gap-3 pt-2 wide:max-w-page wide:grid-cols-4">
      {(['from', 'to', 'promisedTo'] as const).map((name) => (
        <Field
          key={name}
          type="date"
          label={t[name]}
          value={query.get(name) ?? ''}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      ))}
      {(['payment', 'placedBy'] as const).map((name) => (
        <SelectField
          key={name}
          label={t[name]}
          value={query.get(name) ?? ''}
          options={choices[name]}
          onChange={(event) => onChange(name, event.currentTarget.value)}
        />
      ))}
      {(areas.length > 0 || area !== '') && (
        <PickerField
          label={t.deliveryArea}
          value={area}
          options={[
            ['', t.anyArea],
            ...areas.map(({ id, name }) => [id, name] as const),
            // an address that was kept may name an area that the plan has no more
            ...(area === '' || areas.some(({ id }) => id === area) ? [] : [[area, t.formerArea] as const]),
          ]}
          onChange={(id) => onChange('area', id)}
        />
      )}
      <TypedFilter
        label={t.area}
        hint={t.areaHint}
        value={query.get('pin') ?? ''}
        digits={6}
        onFilter={(value) => onChange('pin', value)}
      />
      {(['least', 'most'] as const).map((name) => (
        <TypedFilter
          key={name}
          label={t[name]}
          prefix="₹"
          value={query.get(name) ?? ''}
          digits={9}
          onFilter={(value) => onChange(name, value)}
        />
      ))}
    </div>
  )
}
