import type { DeskDeliveryWire } from '#domain/delivery/plan-wire.ts'
import { deskDeliveryMessages } from '#app/messages/desk/orders/delivery.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Trash2 } from '#app/ui/icons/trash-2.tsx'
import { Section } from '#app/desk/kit/section.tsx'
import type { HolidayForm } from './plan-form.ts'

interface HolidaysProps {
  holidays: readonly HolidayForm[]
  /** Orders that are already promised, by day. */
  loads: DeskDeliveryWire['loads']
  onChange: (holidays: readonly HolidayForm[]) => void
}

/** The days without deliveries. */
export function Holidays({ holidays, loads, onChange }: HolidaysProps) {
  const t = deskDeliveryMessages
  const promisedOn = (holiday: string) =>
    loads.reduce((sum, { day, trips }) => sum + (day === holiday ? trips : 0), 0)
  const change = (index: number, changed: Partial<HolidayForm>) =>
    onChange(holidays.map((one, at) => (at === index ? { ...one, ...changed } : one)))
  return (
    <Section title={t.holidays}>
      <p className="text-sm text-quiet">{t.holidaysText}</p>
      {holidays.map(({ day, name }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a holiday has nothing that stays while it is typed
        <div key={index} className="flex flex-wrap items-start gap-2">
          <Field
            className="w-40 shrink-0"
            type="date"
            label={t.holidayDay}
            value={day}
            onChange={(event) => change(index, { day: event.currentTarget.value })}
          />
          <Field
            className="min-w-0 flex-1 basis-32"
            label={t.holidayName}
            question={promisedOn(day) > 0 ? t.promisedAlready(promisedOn(day)) : null}
            maxLength={60}
            value={name}
            onChange={(event) => change(index, { name: event.currentTarget.value })}
          />
          <IconButton
            label={t.removeHoliday(name.trim() || t.thisHoliday)}
            className="mt-6 text-quiet"
            onClick={() => onChange(holidays.filter((_, at) => at !== index))}
          >
            <Trash2 size={20} />
          </IconButton>
        </div>
      ))}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => onChange([...holidays, { day: '', name: '' }])}
      >
        {t.addHoliday}
      </Button>
    </Section>
  )
}
