import { compactGstin } from '#domain/identity/gstin.ts'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskSettingsMessages } from '#app/messages/desk-settings.ts'
import { useDesk } from '../desk-context.ts'
import { Section } from '../section.tsx'
import { SeriesSettings } from './series-settings.tsx'
import { useShownSettings } from './settings-context.ts'
import { TextSetting } from './text-setting.tsx'

const linesOf = (typed: string) =>
  typed
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The firm on invoices, and how they are numbered. */
export function InvoiceSettings() {
  const t = useMessages(deskSettingsMessages)
  const { content } = useShownSettings()
  const isFixed = !useDesk().can('seller:write')
  const { seller } = content
  const fields = [
    ['legalName', seller.legalName, (legalName: string) => ({ legalName })],
    ['tradeName', seller.tradeName, (tradeName: string) => ({ tradeName })],
    ['addressLines', seller.addressLines.join('; '), (typed: string) => ({ addressLines: linesOf(typed) })],
    [
      'gstin',
      seller.gstin,
      (typed: string) => {
        const gstin = compactGstin(typed)
        return { gstin, stateCode: gstin.slice(0, 2), pan: gstin.slice(2, 12) }
      },
    ],
    ['phone', seller.phone, (phone: string) => ({ phone })],
    ['email', seller.email ?? '', (email: string) => ({ email: email === '' ? null : email })],
  ] as const
  return (
    <>
      <Section title={t.seller}>
        <p className="text-sm text-quiet">{t.sellerHint}</p>
        <div className="grid grid-cols-1 gap-5">
          {fields.map(([name, value, change], index) => (
            <TextSetting
              key={name}
              name="seller"
              label={t[name]}
              what={name === 'gstin' ? t.gstinWhat : undefined}
              value={value}
              maxLength={400}
              isFixed={isFixed}
              hideVersions={index < fields.length - 1}
              versionsLabel={t.sellerVersions}
              toValue={(typed) => JSON.stringify(change(typed))}
            />
          ))}
        </div>
      </Section>
      <SeriesSettings isFixed={isFixed} />
    </>
  )
}
