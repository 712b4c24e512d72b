import { useState } from 'react'
import { EARLIEST_HOUR, LATEST_HOUR, reminderSteps } from '#domain/payments/reminders/reminder-schedule.ts'
import type { DeskSettingsWire } from '#domain/store/wire.ts'
import { deskReminderSettingMessages } from '#app/messages/desk/accounts/reminders.ts'
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx'
import { SelectField } from '#app/ui/forms/select-field.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { SettingForm } from './setting-form.tsx'
import { useShownSettings } from './settings-context.ts'

type Reminders = Omit<DeskSettingsWire['reminders'], 'since'>

const hours = Array.from({ length: LATEST_HOUR - EARLIEST_HOUR + 1 }, (_, index) => EARLIEST_HOUR + index)

/** Reminders of what is due that the store sends by itself (CREDIT-05): on which days, and at which hours. */
export function ReminderSettings() {
  const t = deskReminderSettingMessages
  const { reminders, reminderBarrier } = useShownSettings().content
  const { since: _, ...current } = reminders
  const isFixed = !useDesk().can('settings:write')
  const [typed, setTyped] = useState<Partial<Reminders>>({})
  const shown = { ...current, ...typed }
  const change = (part: Partial<Reminders>) => setTyped((before) => ({ ...before, ...part }))
  const isChanged = JSON.stringify(shown) !== JSON.stringify(current)
  const optionsOf = (from: number, until: number) =>
    hours.filter((hour) => hour >= from && hour <= until).map((hour) => [String(hour), t.hour(hour)] as const)
  return (
    <Section title={t.title}>
      {reminderBarrier !== null && (
        <p className="rounded-card bg-caution-soft p-3 text-sm">{t[`barrier-${reminderBarrier}`]}</p>
      )}
      <SettingForm
        name="reminders"
        label={t.title}
        inForce={t.inForce(current)}
        typed={isChanged ? JSON.stringify(shown) : null}
        onReset={() => setTyped({})}
      >
        <CheckboxField
          label={
            <>
              {t.isOn}
              <span className="block text-sm text-quiet">{t.isOnWhat}</span>
            </>
          }
          disabled={isFixed}
          checked={shown.isOn}
          onChange={(event) => change({ isOn: event.currentTarget.checked })}
        />
        {shown.isOn && (
          <>
            <fieldset className="grid grid-cols-1 gap-x-4 phone:grid-cols-2">
              <legend className="text-sm font-medium">{t.stepsFrom}</legend>
              {reminderSteps.map((step) => (
                <CheckboxField
                  key={step}
                  label={t.step(step)}
                  disabled={isFixed}
                  checked={shown.steps.includes(step)}
                  onChange={(event) => {
                    const isWanted = event.currentTarget.checked
                    const steps = reminderSteps.filter((one) =>
                      one === step ? isWanted : shown.steps.includes(one),
                    )
                    if (steps.length > 0) change({ steps })
                  }}
                />
              ))}
            </fieldset>
            <div className="grid grid-cols-2 gap-3">
              <SelectField
                label={t.fromHour}
                disabled={isFixed}
                options={optionsOf(EARLIEST_HOUR, shown.untilHour - 1)}
                value={String(shown.fromHour)}
                onChange={(event) => change({ fromHour: Number(event.currentTarget.value) })}
              />
              <SelectField
                label={t.untilHour}
                disabled={isFixed}
                options={optionsOf(shown.fromHour + 1, LATEST_HOUR)}
                value={String(shown.untilHour)}
                onChange={(event) => change({ untilHour: Number(event.currentTarget.value) })}
              />
            </div>
            <CheckboxField
              label={t.isSundayFree}
              disabled={isFixed}
              checked={shown.isSundayFree}
              onChange={(event) => change({ isSundayFree: event.currentTarget.checked })}
            />
          </>
        )}
      </SettingForm>
    </Section>
  )
}
