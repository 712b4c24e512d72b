import { addDays, daysOf, MAX_REPORT_DAYS, type ReportPeriod } from '#domain/reports/report.ts'

/** Periods that end today, or with the month. */
export const presets = ['today', 'week', 'month', 'thisMonth', 'lastMonth', 'year'] as const
export type Preset = (typeof presets)[number]

/** The days of a preset, seen from a day in India. */
export function presetPeriod(preset: Preset, today: string): ReportPeriod {
  const first = `${today.slice(0, 7)}-01`
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'week':
      return { from: addDays(today, -6), to: today }
    case 'month':
      return { from: addDays(today, -29), to: today }
    case 'thisMonth':
      return { from: first, to: today }
    case 'lastMonth': {
      const last = addDays(first, -1)
      return { from: `${last.slice(0, 7)}-01`, to: last }
    }
    case 'year':
      return { from: addDays(today, -364), to: today }
  }
}

/** Tells whether a report may cover this period. */
export function isPeriod(period: ReportPeriod): boolean {
  const days = daysOf(period)
  return days >= 1 && days <= MAX_REPORT_DAYS
}
