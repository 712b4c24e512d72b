import { useState } from 'react'
import type { MerchantSettings } from '#domain/store/settings.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { SettingVersions } from './setting-versions.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useShownSettings } from './settings-context.ts'

const names: readonly (keyof MerchantSettings)[] = [
  'name',
  'logoWords',
  'tagline',
  'hotline',
  'whatsapp',
  'email',
  'hours',
  'location',
  'grievanceOfficer',
  'deliveryPromise',
  'androidAppUrl',
  'taglineHindi',
  'hoursHindi',
  'locationHindi',
  'deliveryPromiseHindi',
]

/** Details of the store; all are saved together, and each has its versions. */
export function ShopSettings() {
  const t = deskSettingsMessages
  const { settings } = useShownSettings().content
  const isFixed = !useDesk().can('settings:write')
  const [typed, setTyped] = useState<Partial<Record<keyof MerchantSettings, string>>>({})
  const heldOf = (name: keyof MerchantSettings) => settings[name] ?? ''
  const changed = names.flatMap((name) => {
    const value = typed[name]?.trim()
    return value === undefined || value === heldOf(name) ? [] : [{ name, value }]
  })
  return (
    <Section title={t.shop}>
      <SettingsForm
        typed={changed}
        inForce={changed.map(({ name }) => `${t[name]}: ${heldOf(name)}`).join('\n')}
        onReset={() => setTyped({})}
      >
        <div className="grid grid-cols-1 gap-5">
          {names.map((name) => (
            <div key={name} className="grid grid-cols-1 gap-2">
              <Field
                label={t[name]}
                hint={t[`${name}What`]}
                maxLength={200}
                readOnly={isFixed}
                value={typed[name] ?? heldOf(name)}
                onChange={(event) => {
                  const value = event.currentTarget.value
                  setTyped((before) => ({ ...before, [name]: value }))
                }}
              />
              <SettingVersions
                name={name}
                label={t[name]}
                onRestored={() => setTyped(({ [name]: _, ...others }) => others)}
              />
            </div>
          ))}
        </div>
      </SettingsForm>
    </Section>
  )
}
