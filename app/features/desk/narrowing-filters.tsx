import { useMessages } from '#app/i18n/locale.tsx'
import { deskOrderMessages } from '#app/messages/desk.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { TypedFilter } from './typed-filter.tsx'

/** The fields of the address that these filters hold. */
export const narrowings = ['from', 'to', 'promisedTo', 'payment', 'placedBy', 'pin', 'least', 'most'] as const

interface NarrowingFiltersProps {
  query: URLSearchParams
  onChange: (name: string, value: string) => void
}

/** Orders by day, payment, who placed them, PIN code and amount. */
export function NarrowingFilters({ query, onChange }: NarrowingFiltersProps) {
  const t = useMessages(deskOrderMessages)
  const choices = {
    payment: [
      ['', t.anyPayment],
      ['COD', t.cash],
      ['ONLINE', t.online],
    ],
    placedBy: [
      ['', t.anybody],
      ['customer', t.byCustomer],
      ['staff', t.byStaff],
    ],
  } as const
  return (
    <div className="grid grid-cols-2 items-start gap-3 pt-2 wide:max-w-4xl wide:grid-cols-4">
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
