import { useState } from 'react'
import { compactGstin } from '#domain/identity/gstin.ts'
import type { Seller } from '#domain/invoices/seller.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { useDesk } from '#app/desk/kit/desk-context.ts'
import { Section } from '#app/desk/kit/section.tsx'
import { changedSeries, SeriesFields, seriesInForce, type TypedSeries } from './series-settings.tsx'
import { SettingVersions } from './setting-versions.tsx'
import { SettingsForm } from './settings-form.tsx'
import { useShownSettings } from './settings-context.ts'

const linesOf = (typed: string) =>
  typed
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The fields of the company: what each holds, and what of the company it changes. */
const fields = {
  legalName: { read: ({ legalName }: Seller) => legalName, change: (legalName: string) => ({ legalName }) },
  tradeName: { read: ({ tradeName }: Seller) => tradeName, change: (tradeName: string) => ({ tradeName }) },
  addressLines: {
    read: ({ addressLines }: Seller) => addressLines.join('; '),
    change: (typed: string) => ({ addressLines: linesOf(typed) }),
  },
  gstin: {
    read: ({ gstin }: Seller) => gstin,
    change: (typed: string) => {
      const gstin = compactGstin(typed)
      return { gstin, stateCode: gstin.slice(0, 2), pan: gstin.slice(2, 12) }
    },
  },
  phone: { read: ({ phone }: Seller) => phone, change: (phone: string) => ({ phone }) },
  email: {
    read: ({ email }: Seller) => email ?? '',
    change: (email: string) => ({ email: email === '' ? null : email }),
  },
} as const
type FieldName = keyof typeof fields
const names = Object.keys(fields) as FieldName[]

/** The firm on invoices, and how they are numbered: one form, one save and one proof of who it is. */
export function InvoiceSettings() {
  const t = deskSettingsMessages
  const { seller, series } = useShownSettings().content
  const isFixed = !useDesk().can('seller:write')
  const [typed, setTyped] = useState<Partial<Record<FieldName, string>>>({})
  const [typedSeries, setTypedSeries] = useState<TypedSeries>({})
  const changed = names.filter((name) => {
    const value = typed[name]?.trim()
    return value !== undefined && value !== fields[name].read(seller)
  })
  const company = Object.assign({}, ...changed.map((name) => fields[name].change(typed[name]?.trim() ?? '')))
  const prefixes = changedSeries(series, typedSeries)
  const settings = [
    ...(changed.length === 0 ? [] : [{ name: 'seller', value: JSON.stringify(company) }]),
    ...(prefixes === null ? [] : [{ name: 'series', value: prefixes }]),
  ]
  const inForce = [
    ...changed.map((name) => `${t[name]}: ${fields[name].read(seller)}`),
    ...(prefixes === null ? [] : seriesInForce(series)),
  ]
  const reset = () => {
    setTyped({})
    setTypedSeries({})
  }
  return (
    <SettingsForm typed={settings} inForce={inForce.join('\n')} onReset={reset}>
      <Section title={t.seller}>
        <p className="text-sm text-quiet">{t.sellerHint}</p>
        <div className="grid grid-cols-1 gap-5">
          {names.map((name) => (
            <Field
              key={name}
              label={t[name]}
              {...(name === 'gstin' && { hint: t.gstinWhat })}
              maxLength={400}
              readOnly={isFixed}
              value={typed[name] ?? fields[name].read(seller)}
              onChange={(event) => {
                const value = event.currentTarget.value
                setTyped((before) => ({ ...before, [name]: value }))
              }}
            />
          ))}
          <SettingVersions name="seller" label={t.sellerVersions} onRestored={() => setTyped({})} />
        </div>
      </Section>
      <Section title={t.series}>
        <SeriesFields typed={typedSeries} isFixed={isFixed} onTyped={setTypedSeries} />
        <SettingVersions name="series" label={t.series} onRestored={() => setTypedSeries({})} />
      </Section>
    </SettingsForm>
  )
}
