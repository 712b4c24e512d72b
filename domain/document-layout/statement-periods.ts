import { daysAfter } from '../accounts/ageing.ts'
import type { StatementPeriod } from '../accounts/statement.ts'
import { financialYear } from '../invoices/document-number.ts'
import { noonOfIstDay } from '../time/ist-day.ts'

/** Periods of a statement, the usual one first. */
export const statementPresets = ['month', 'lastMonth', 'quarter', 'year', 'lastYear'] as const
export type StatementPreset = (typeof statementPresets)[number]

/** The days of a preset, seen from a day in India: a quarter and a year are those of the financial year, which begins in April. */
export function statementPeriod(preset: StatementPreset, today: string): StatementPeriod {
  const first = `${today.slice(0, 7)}-01`
  switch (preset) {
    case 'month':
      return { from: first, to: today }
    case 'lastMonth': {
      const last = daysAfter(first, -1)
      return { from: `${last.slice(0, 7)}-01`, to: last }
    }
    case 'quarter': {
      const month = Number(today.slice(5, 7))
      const start = month - ((month - 1) % 3)
      return { from: `${today.slice(0, 4)}-${String(start).padStart(2, '0')}-01`, to: today }
    }
    case 'year':
      return { from: yearStart(today), to: today }
    case 'lastYear': {
      const last = daysAfter(yearStart(today), -1)
      return { from: yearStart(last), to: last }
    }
  }
}

function yearStart(day: string): string {
  return `${financialYear(new Date(noonOfIstDay(day))).slice(0, 4)}-04-01`
}

/** The query of an address. */
type Query = { readonly get: (name: string) => string | null }

/** The period that an address names: a preset, or two days. */
export function periodIn(query: Query, today: string): StatementPeriod {
  const [from, to] = [query.get('from'), query.get('to')]
  if (from !== null && to !== null) return { from, to }
  return statementPeriod(statementPresets.find((one) => one === query.get('period')) ?? 'month', today)
}
