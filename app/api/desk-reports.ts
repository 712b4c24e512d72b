import type { Breakdown, ReportPeriod } from '#domain/reports/report.ts'
import type { ReportWire } from '#domain/reports/wire.ts'
import { request } from './request.ts'

/** The numbers of a period. */
export function fetchReport({ from, to }: ReportPeriod): Promise<ReportWire> {
  return request('GET', `/api/desk/reports?${new URLSearchParams({ from, to })}`, {
    isSound: ({ days, departments, products, areas }) =>
      [days, departments, products, areas].every((rows) => Array.isArray(rows)),
  })
}

/** Where all rows of a breakdown are downloaded from. */
export function reportFile(by: Breakdown, { from, to }: ReportPeriod): string {
  return `/api/desk/reports.csv?${new URLSearchParams({ from, to, by })}`
}
