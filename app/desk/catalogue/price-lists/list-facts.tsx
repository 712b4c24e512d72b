import { PRICE_LIST_NAME_LENGTH } from '#domain/pricing/price-list.ts'
import { deskPriceListMessages } from '#app/messages/desk/catalogue/price-lists.ts'
import { Field } from '#app/ui/forms/field.tsx'
import type { TypedList } from './typed-list.ts'

interface ListFactsProps {
  typed: TypedList
  onChange: (fields: Partial<TypedList>) => void
}

/** Name and days of a price list. */
export function ListFacts({ typed, onChange }: ListFactsProps) {
  const t = deskPriceListMessages
  return (
    <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
      <div className="wide:col-span-2">
        <Field
          label={t.name}
          hint={t.nameHint}
          maxLength={PRICE_LIST_NAME_LENGTH}
          autoComplete="off"
          value={typed.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
      </div>
      <Field
        label={t.from}
        type="date"
        value={typed.fromDay}
        onChange={(event) => onChange({ fromDay: event.currentTarget.value })}
      />
      <Field
        label={t.until}
        hint={t.untilHint}
        type="date"
        min={typed.fromDay}
        value={typed.untilDay}
        onChange={(event) => onChange({ untilDay: event.currentTarget.value })}
      />
    </div>
  )
}
