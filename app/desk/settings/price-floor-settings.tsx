import { useState } from 'react'
import type { PriceFloors } from '#domain/store/price-floors.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { NumberField } from '#app/ui/forms/number-field.tsx'
import { readNumber } from '#app/ui/forms/read-number.ts'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { SettingForm } from './setting-form.tsx'
import { useShownSettings } from './settings-context.ts'

type Role = keyof PriceFloors

const limits = { most: 100, decimals: 2 }

/** Per cent as somebody types it; empty for no floor. */
const textOf = (hundredths: number | null) => (hundredths === null ? '' : String(hundredths / 100))

/** Hundredths of a typed per cent. What is none is sent as it was typed, which the store refuses: none would lift the floor. */
function hundredthsOf(typed: string): number | string | null {
  if (typed.trim() === '') return null
  const reading = readNumber(typed, limits)
  return 'issue' in reading ? typed : Math.round(Number(reading.plain) * 100)
}

/** Floors of the prices that staff type, by role (PRICE-10). */
export function PriceFloorSettings() {
  const t = deskSettingsMessages
  const { priceFloors } = useShownSettings().content
  const isFixed = !useDesk().can('prices:floors')
  const [typed, setTyped] = useState<Partial<Record<Role, string>>>({})
  const current = { manager: textOf(priceFloors.manager), counter: textOf(priceFloors.counter) }
  const shown = { ...current, ...typed }
  const isChanged = shown.manager !== current.manager || shown.counter !== current.counter
  const value = { manager: hundredthsOf(shown.manager), counter: hundredthsOf(shown.counter) }
  const fields = [
    ['manager', t.floorManager],
    ['counter', t.floorCounter],
  ] as const
  return (
    <Section title={t.priceFloors}>
      <p className="text-sm text-quiet">{t.priceFloorsWhat}</p>
      <SettingForm
        name="priceFloors"
        label={t.priceFloors}
        inForce={fields.map(([role, label]) => `${label}: ${current[role] || t.noFloor}`).join('\n')}
        typed={isChanged ? JSON.stringify(value) : null}
        onReset={() => setTyped({})}
      >
        {fields.map(([role, label]) => (
          <NumberField
            key={role}
            label={label}
            hint={t.floorWhat}
            limits={limits}
            readOnly={isFixed}
            value={shown[role]}
            onChange={(percent) => setTyped((before) => ({ ...before, [role]: percent }))}
          />
        ))}
      </SettingForm>
    </Section>
  )
}
