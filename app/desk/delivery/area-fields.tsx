import type { ChangeEvent } from 'react'
import { weekdays } from '#domain/delivery/plan.ts'
import { deskDeliveryMessages } from '#app/messages/desk/orders/delivery.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-area.tsx'
import type { AreaForm } from './plan-form.ts'

interface AreaFieldsProps {
  area: AreaForm
  onChange: (changed: Partial<AreaForm>) => void
}

type TextField = Exclude<keyof AreaForm, 'id' | 'workingDays'>

/** The fields of one area. */
export function AreaFields({ area, onChange }: AreaFieldsProps) {
  const t = deskDeliveryMessages
  const field = (name: TextField) => ({
    label: t[name],
    value: area[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  return (
    <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
      <Field {...field('name')} maxLength={60} />
      <Field {...field('nameHi')} hint={t.nameHiHint} maxLength={60} lang="hi" />
      <TextArea {...field('pins')} hint={t.pinsHint} className="wide:col-span-2" />
      <Field {...field('exceptPins')} className="wide:col-span-2" />
      <Field {...field('centre')} hint={t.centreHint} />
      <Field {...field('kilometres')} inputMode="decimal" hint={t.kilometresHint} />
      <Field {...field('leadDays')} inputMode="numeric" hint={t.leadHint} />
      <Field {...field('cutOff')} type="time" hint={t.cutOffHint} />
      <fieldset className="wide:col-span-2">
        <legend className="text-sm font-medium">{t.workingDays}</legend>
        <div className="flex flex-wrap gap-x-4">
          {weekdays.map((day) => (
            <CheckboxField
              key={day}
              label={t[`day${day}`]}
              checked={area.workingDays.includes(day)}
              onChange={(event) =>
                onChange({
                  workingDays: event.currentTarget.checked
                    ? [...area.workingDays, day]
                    : area.workingDays.filter((one) => one !== day),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <Field {...field('tonnes')} inputMode="decimal" hint={t.noLimit} />
      <Field {...field('trips')} inputMode="numeric" hint={t.noLimit} />
      <Field {...field('tripTonnes')} inputMode="decimal" hint={t.tripHint} />
      <Field {...field('slots')} hint={t.slotsHint} />
      <Field {...field('fee')} prefix="₹" inputMode="decimal" hint={t.feeHint} />
      <Field {...field('freeFrom')} prefix="₹" inputMode="decimal" hint={t.freeFromHint} />
    </div>
  )
}
