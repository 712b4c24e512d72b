import type { ReportFile, ReportPeriod } from '#domain/reports/report.ts'
import { reportCalls, type ReportWire } from '#domain/reports/wire.ts'
import { addressOf, callApi } from '../transport/call.ts'

/** The numbers of a period. */
export function fetchReport({ from, to }: ReportPeriod): Promise<ReportWire> {
  return callApi(reportCalls.read, { query: new URLSearchParams({ from, to }) })
}

/** Address of all rows of a table as a file. */
export function reportFile(by: ReportFile, { from, to }: ReportPeriod): string {
  return addressOf(reportCalls.file, { query: new URLSearchParams({ from, to, by }) })
}
