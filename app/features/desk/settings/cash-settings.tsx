import { useState } from 'react'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskSettingsMessages } from '#app/messages/desk-settings.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { useDesk } from '../desk-context.ts'
import { formatRupees } from '#app/i18n/format-rupees.ts'
import { Section } from '../section.tsx'
import { SettingForm } from './setting-form.tsx'
import { useShownSettings } from './settings-context.ts'

const textOf = (value: number | null) => (value === null ? '' : String(value))

/** What the store allows of cash beyond the law. */
export function CashSettings() {
  const t = useMessages(deskSettingsMessages)
  const { cash } = useShownSettings().content
  const isFixed = !useDesk().can('settings:write')
  const [typed, setTyped] = useState<{ limit?: string; openOrders?: string }>({})
  const held = { limit: textOf(cash.limit && cash.limit / 100), openOrders: textOf(cash.openOrders) }
  const shown = { ...held, ...typed }
  const isChanged = shown.limit !== held.limit || shown.openOrders !== held.openOrders
  const value = {
    limit: shown.limit.trim() === '' ? null : Math.round(Number(shown.limit.replaceAll(',', '')) * 100),
    openOrders: shown.openOrders.trim() === '' ? null : Number(shown.openOrders),
  }
  return (
    <Section title={t.cash}>
      <SettingForm
        name="cash"
        label={t.cash}
        inForce={`${t.cashLimit}: ${held.limit || '–'}\n${t.openOrders}: ${held.openOrders || '–'}`}
        typed={isChanged ? JSON.stringify(value) : null}
        onReset={() => setTyped({})}
      >
        <Field
          label={t.cashLimit}
          hint={t.cashLimitWhat(cash.lawful === null ? t.noLaw : formatRupees(cash.lawful / 100))}
          inputMode="decimal"
          maxLength={12}
          prefix="₹"
          readOnly={isFixed}
          value={shown.limit}
          onChange={(event) => {
            const limit = event.currentTarget.value
            setTyped((before) => ({ ...before, limit }))
          }}
        />
        <Field
          label={t.openOrders}
          hint={t.openOrdersWhat}
          inputMode="numeric"
          maxLength={4}
          readOnly={isFixed}
          value={shown.openOrders}
          onChange={(event) => {
            const openOrders = event.currentTarget.value
            setTyped((before) => ({ ...before, openOrders }))
          }}
        />
      </SettingForm>
    </Section>
  )
}
