import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { ReportFile, ReportPeriod } from '#domain/reports/report.ts'
import { readReport, readReportFile } from '../services/reports/read-report.ts'
import { listDemand } from '../services/demand/list-demand.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds the reports of sales. */
export function bindReports(using: Dependencies) {
  return {
    read: (actor: StaffActor, period: ReportPeriod) => readReport(using, actor, period),
    readFile: (actor: StaffActor, wanted: ReportPeriod & { readonly by: ReportFile }) =>
      readReportFile(using, actor, wanted),
  }
}

/** Binds what customers searched for and did not find. */
export function bindDemand(using: Dependencies) {
  return {
    list: (actor: StaffActor, query: { readonly days: number }) => listDemand(using, actor, query),
  }
}
