import { z } from 'zod'
import { financialYear, seriesShape } from './document-number.ts'
import type { Seller } from './seller.ts'

const prefix = z.string().trim().regex(seriesShape, 'not-a-prefix')

/** The prefixes of the tax documents of one financial year. */
export type YearSeries = { readonly invoice: string; readonly creditNote: string }

/** The prefixes by the financial year (`2026-27`) from which on they hold. */
export type SeriesByYear = Readonly<Record<string, YearSeries>>

/** As they are sent: the years that change. */
export const seriesSchema = z.record(
  z.string().regex(/^\d{4}-\d\d$/, 'not-a-financial-year'),
  z
    .strictObject({ invoice: prefix, creditNote: prefix })
    .refine(({ invoice, creditNote }) => invoice !== creditNote, 'prefixes-alike'),
)

/** The prefixes of a financial year: those of the latest year that was set, before that those of the firm. */
export function seriesOf(
  byYear: SeriesByYear,
  { invoiceSeries, creditNoteSeries }: Pick<Seller, 'invoiceSeries' | 'creditNoteSeries'>,
  year: string,
): YearSeries {
  const latest = Object.keys(byYear)
    .filter((each) => each <= year)
    .toSorted()
    .at(-1)
  return (
    (latest === undefined ? null : byYear[latest]) ?? { invoice: invoiceSeries, creditNote: creditNoteSeries }
  )
}

/** The financial year after that of an instant. */
export function nextFinancialYear(at: Date): string {
  const start = Number(financialYear(at).slice(0, 4)) + 1
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`
}
