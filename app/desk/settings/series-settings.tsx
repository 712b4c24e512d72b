import type { DeskSettingsWire } from '#domain/store/wire.ts'
import { deskSettingsMessages } from '#app/messages/desk/settings.ts'
import { Field } from '#app/ui/forms/field.tsx'
import { useShownSettings } from './settings-context.ts'

type Prefixes = { readonly invoice: string; readonly creditNote: string }
type Series = DeskSettingsWire['series']

/** Prefixes that were typed, by the financial year. */
export type TypedSeries = Readonly<Record<string, Prefixes>>

/** The prefixes as the API takes them; null while nothing about them is changed. */
export function changedSeries({ years, byYear }: Series, typed: TypedSeries): string | null {
  const isChanged = years.some(({ year, invoice, creditNote }) => {
    const now = typed[year]
    return now !== undefined && (now.invoice !== invoice || now.creditNote !== creditNote)
  })
  return isChanged ? JSON.stringify({ ...byYear, ...typed }) : null
}

/** The prefixes in force, a line for each financial year. */
export function seriesInForce({ years }: Series): string[] {
  return years.map(({ year, invoice, creditNote }) => `${year}: ${invoice}, ${creditNote}`)
}

interface SeriesFieldsProps {
  typed: TypedSeries
  isFixed: boolean
  onTyped: (typed: TypedSeries) => void
}

/** The prefixes of invoices and credit notes, of this financial year and the next. */
export function SeriesFields({ typed, isFixed, onTyped }: SeriesFieldsProps) {
  const t = deskSettingsMessages
  const { series } = useShownSettings().content
  return (
    <>
      <p className="text-sm text-quiet">{t.seriesWhat}</p>
      {series.years.map(({ year, isOpen, nextInvoice, nextCreditNote, ...current }) => {
        const { invoice, creditNote } = typed[year] ?? current
        const change = (changed: Partial<Prefixes>) =>
          onTyped({ ...typed, [year]: { invoice, creditNote, ...changed } })
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
    </>
  )
}
