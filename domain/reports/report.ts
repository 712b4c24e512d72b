import { toPaise, subtract, type Paise } from '../money/paise.ts'
import type { GivenAway } from './given-away.ts'
import { DAY_MS } from '../time/durations.ts'

/** The days of a report in India, both included (`2026-11-20`). */
export type ReportPeriod = { readonly from: string; readonly to: string }

/** Sales by the documents issued in a period, less credits; amounts are paise. */
export type Sales = {
  readonly quantity: number
  /** Before tax. */
  readonly taxable: Paise
  /** With tax. */
  readonly total: Paise
  /** Part of `taxable` for goods whose cost is known, and that cost. */
  readonly costed: Paise
  readonly cost: Paise
  /** `total` of the former period. */
  readonly former: Paise
}

/** The sales of a day, a product or an area by its key: the day, the product's id, the PIN code. */
export type SalesRow = Sales & { readonly key: string; readonly name: string; readonly rest?: Rest }

/** Sales under no name: round-offs of documents, delivery fees, products that are gone, and so many rows beyond the most. */
export const restKinds = ['round-off', 'delivery', 'gone', 'others'] as const
export type Rest = { readonly kind: (typeof restKinds)[number]; readonly rows?: number | undefined }

/** Dimensions that a report is broken down by. */
export const breakdowns = ['days', 'departments', 'products', 'areas'] as const
export type Breakdown = (typeof breakdowns)[number]

/** The tables that a report has as files. */
export const reportFiles = [...breakdowns, 'givenAway'] as const
export type ReportFile = (typeof reportFiles)[number]

/** Checkouts online that nobody paid. */
export type UnfinishedCheckouts = {
  readonly count: number
  readonly worth: Paise
  readonly former: number
  /** Products that were in most of them. */
  readonly products: readonly { readonly productId: string; readonly name: string; readonly times: number }[]
}

/** Searches and lists that found nothing. */
export type FoundNothing = {
  readonly searches: number
  readonly lists: number
  readonly former: number
  readonly words: readonly { readonly words: string; readonly times: number }[]
}

/** The numbers of a period, with those of as many days before it (DESK-07). */
export type Report = ReportPeriod & {
  /** The first day of the former period; it ends the day before this one. */
  readonly formerFrom: string
  readonly sales: Sales
  /** Orders placed in the period and not canceled, whatever has become of them. */
  readonly orders: { readonly count: number; readonly worth: Paise; readonly former: number }
  readonly unfinished: UnfinishedCheckouts
  readonly foundNothing: FoundNothing
  /** The most first. */
  readonly givenAway: readonly GivenAway[]
} & { readonly [By in Breakdown]: readonly SalesRow[] }

/** The longest period, in days: two years. */
export const MAX_REPORT_DAYS = 732

/** Number of days of a period. */
export function daysOf({ from, to }: ReportPeriod): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** The first of as many days before a period. */
export function formerFrom(period: ReportPeriod): string {
  return addDays(period.from, -daysOf(period))
}

/** The day so many days after one, before it when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Adds up sales. */
export function sumSales(rows: readonly Sales[]): Sales {
  const sumOf = (name: keyof Sales) => rows.reduce((total, row) => total + row[name], 0)
  const paiseOf = (name: keyof Sales) => toPaise(sumOf(name))
  return {
    quantity: sumOf('quantity'),
    taxable: paiseOf('taxable'),
    total: paiseOf('total'),
    costed: paiseOf('costed'),
    cost: paiseOf('cost'),
    former: paiseOf('former'),
  }
}

/** Margin of the sales whose cost is known, in paise; null where none is. */
export function marginOf({ costed, cost }: Pick<Sales, 'costed' | 'cost'>): Paise | null {
  return costed === 0 && cost === 0 ? null : subtract(costed, cost)
}
