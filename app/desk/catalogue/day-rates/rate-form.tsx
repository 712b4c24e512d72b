import { useState } from 'react'
import { RATE_NAME_LENGTH, RATE_UNIT_LENGTH } from '#domain/pricing/day-rates/day-rate.ts'
import type { DayRateWire } from '#domain/pricing/day-rates/wire.ts'
import { removeDayRate, saveDayRate } from '#app/api/desk/money/day-rates.ts'
import { deskDayRateMessages } from '#app/messages/desk/catalogue/day-rates.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { SavedForm } from '#app/desk/kit/data/saved-form.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { RemoveButton } from '../targets/remove-button.tsx'
import { MembersSection } from './members-section.tsx'
import { bodyOf, missingOf, typedRate, withPrices } from './typed-rate.ts'

interface RateFormProps {
  rate: DayRateWire | null
  onSaved: (rate: DayRateWire) => void
  /** Somebody else changed it. */
  onStale: () => void
}

/** Name and unit of a rate, and the sizes that follow it. */
export function RateForm({ rate, onSaved, onStale }: RateFormProps) {
  const t = deskDayRateMessages
  const { can } = useDesk()
  const [typed, setTyped] = useState(() => typedRate(rate))
  const mayWrite = can('catalogue:write')
  const missing = missingOf(typed)
  const change = (fields: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...fields }))

  return (
    <SavedForm
      texts={t}
      kept={rate}
      pages="/desk/catalogue/day-rates"
      mayWrite={mayWrite}
      reading={missing === null ? { value: bodyOf(typed, rate?.revision ?? 0) } : { missing }}
      save={saveDayRate}
      onSaved={onSaved}
      onStale={onStale}
      actions={
        rate !== null &&
        !rate.isRemoved && (
          <RemoveButton
            question={t.removeQuestion(rate.name)}
            detail={t.removeDetail}
            label={t.remove}
            remove={() => removeDayRate(rate.id)}
            onRemoved={onSaved}
          />
        )
      }
    >
      <div className="grid grid-cols-1 gap-3 wide:grid-cols-[2fr_1fr]">
        <Field
          label={t.name}
          hint={t.nameHint}
          maxLength={RATE_NAME_LENGTH}
          autoComplete="off"
          value={typed.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Field
          label={t.unit}
          hint={t.unitHint}
          maxLength={RATE_UNIT_LENGTH}
          autoComplete="off"
          value={typed.unit}
          onChange={(event) => change({ unit: event.currentTarget.value })}
        />
      </div>
      <MembersSection
        base={rate?.base ?? null}
        members={withPrices(typed.members, rate)}
        isFixed={!mayWrite}
        onChange={(members) => change({ members })}
      />
    </SavedForm>
  )
}
