import type { MerchantSettings } from '#domain/store/settings.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskSettingsMessages } from '#app/messages/desk-settings.ts'
import { useDesk } from '../desk-context.ts'
import { Section } from '../section.tsx'
import { useShownSettings } from './settings-context.ts'
import { TextSetting } from './text-setting.tsx'

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
]

/** What the shop says about itself; each line is saved by itself. */
export function ShopSettings() {
  const t = useMessages(deskSettingsMessages)
  const { content } = useShownSettings()
  const isFixed = !useDesk().can('settings:write')
  return (
    <Section title={t.shop}>
      <div className="grid grid-cols-1 gap-5">
        {names.map((name) => (
          <TextSetting
            key={name}
            name={name}
            label={t[name]}
            what={t[`${name}What`]}
            value={content.settings[name] ?? ''}
            isFixed={isFixed}
          />
        ))}
      </div>
    </Section>
  )
}
