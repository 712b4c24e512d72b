import { useState } from 'react'
import { useMessages } from '#app/i18n/locale.tsx'
import { deskSettingsMessages } from '#app/messages/desk-settings.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { Section } from '../section.tsx'
import { SettingForm } from './setting-form.tsx'
import { useShownSettings } from './settings-context.ts'

type Prefixes = { readonly invoice: string; readonly creditNote: string }

/** The prefixes of invoices and credit notes, of this financial year and the next. */
export function SeriesSettings({ isFixed }: { isFixed: boolean }) {
  const t = useMessages(deskSettingsMessages)
  const { series } = useShownSettings().content
  const [typed, setTyped] = useState<Readonly<Record<string, Prefixes>>>({})
  const inForce = series.years.map(({ year, invoice, creditNote }) => `${year}: ${invoice}, ${creditNote}`)
  const isChanged = series.years.some(({ year, invoice, creditNote }) => {
    const now = typed[year]
    return now !== undefined && (now.invoice !== invoice || now.creditNote !== creditNote)
  })
  return (
    <Section title={t.series}>
      <p className="text-sm text-quiet">{t.seriesWhat}</p>
      <SettingForm
        name="series"
        label={t.series}
        inForce={inForce.join('\n')}
        typed={isChanged ? JSON.stringify({ ...series.byYear, ...typed }) : null}
        onReset={() => setTyped({})}
      >
        {series.years.map(({ year, isOpen, nextInvoice, nextCreditNote, ...held }) => {
          const { invoice, creditNote } = typed[year] ?? held
          const change = (changed: Partial<Prefixes>) =>
            setTyped((before) => ({ ...before, [year]: { invoice, creditNote, ...changed } }))
          const field = { maxLength: 3, readOnly: isFixed || !isOpen, autoCapitalize: 'characters' }
          return (
            <fieldset key={year} className="grid grid-cols-1 gap-2 py-2">
              <legend className="font-medium">{t.year(year)}</legend>
              <p className="text-sm text-quiet tabular-nums">{t.nextNumbers(nextInvoice, nextCreditNote)}</p>
              <div className="grid grid-cols-1 gap-3 wide:grid-cols-2">
                <Field
                  {...field}
                  label={t.invoicePrefix(year)}
                  value={invoice}
                  onChange={(event) => change({ invoice: event.currentTarget.value.toUpperCase() })}
                />
                <Field
                  {...field}
                  label={t.creditNotePrefix(year)}
                  value={creditNote}
                  onChange={(event) => change({ creditNote: event.currentTarget.value.toUpperCase() })}
                />
              </div>
              {!isOpen && <p className="text-sm text-quiet">{t.inUse}</p>}
            </fieldset>
          )
        })}
      </SettingForm>
    </Section>
  )
}
