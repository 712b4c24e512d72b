import { ZERO } from '#domain/money/paise.ts'
import { bestFirst, byDepartment, restRow, withOthers } from '#domain/reports/group-sales.ts'
import { givenAwayCsv, reportCsv } from '#domain/reports/report-csv.ts'
import {
  addDays,
  daysOf,
  formerFrom,
  sumSales,
  type Breakdown,
  type ReportFile,
  type Report,
  type ReportPeriod,
  type SalesRow,
} from '#domain/reports/report.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { startOfIstDay } from '#domain/time/ist-day.ts'
import { findDepartments } from '../../db/catalogue/departments.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { DemandCounter } from '../demand/steps/count-demand.ts'
import { readGivenAway } from '../../db/reports/read-given-away.ts'
import { countFoundNothing, countOrders, findUnfinished, readSales } from '../../db/reports/read-sales.ts'

type Dependencies = { readonly database: Database }

const MOST = 100
const MOST_WORDS = 10

/** The numbers of a period (DESK-07): their sums are those of the documents issued in it. Throws `not-permitted`. */
export async function readReport(
  { database: { queries }, demand }: Dependencies & { readonly demand: DemandCounter },
  actor: StaffActor,
  period: ReportPeriod,
): Promise<Report> {
  requirePermission(actor, 'reports:read')
  await demand.flush()
  const former = formerFrom(period)
  const compared = { ...period, formerFrom: former }
  const instants = { formerFrom: startOfIstDay(former), ...instantsOf(period) }
  const [rows, orders, unfinished, foundNothing, givenAway] = await Promise.all([
    readRows(queries, compared),
    countOrders(queries, instants),
    findUnfinished(queries, instants, MOST_WORDS),
    countFoundNothing(queries, compared, MOST_WORDS),
    readGivenAway(queries, instants),
  ])
  return {
    ...compared,
    ...rows,
    products: withOthers(rows.products, MOST),
    areas: withOthers(rows.areas, MOST),
    sales: sumSales(rows.products),
    orders,
    unfinished,
    foundNothing,
    givenAway: givenAway.slice(0, MOST),
  }
}

/** All rows of one table of a period, as CSV. Throws `not-permitted`. */
export async function readReportFile(
  { database: { queries } }: Dependencies,
  actor: StaffActor,
  { by, ...period }: ReportPeriod & { readonly by: ReportFile },
): Promise<string> {
  requirePermission(actor, 'reports:read')
  if (by === 'givenAway') return givenAwayCsv(await readGivenAway(queries, instantsOf(period)))
  const rows = await readRows(queries, { ...period, formerFrom: formerFrom(period) })
  return reportCsv(by, rows[by])
}

function instantsOf({ from, to }: ReportPeriod) {
  return { from: startOfIstDay(from), before: startOfIstDay(addDays(to, 1)) }
}

async function readRows(
  queries: Queries,
  period: ReportPeriod & { readonly formerFrom: string },
): Promise<Readonly<Record<Breakdown, readonly SalesRow[]>>> {
  const groups = await readSales(queries, period)
  const rowsBy = (by: Breakdown): SalesRow[] =>
    groups
      .filter((group) => group.by === by && (group.key !== null || group.total !== 0 || group.former !== 0))
      .map(({ by: _, ...row }) => {
        if (row.key === null) return { ...row, ...restRow({ kind: 'round-off' }) }
        const isDelivery = by === 'products' && row.key === ''
        return { ...row, key: row.key, ...(isDelivery && restRow({ kind: 'delivery' })) }
      })
  const products = bestFirst(rowsBy('products'))
  const departments = await findDepartments(
    queries,
    products.map(({ key }) => key),
  )
  return {
    days: everyDay(period, rowsBy('days')),
    departments: byDepartment(products, (id) => departments.get(id)?.name),
    products,
    areas: bestFirst(rowsBy('areas')),
  }
}

/** Every day of a period, with what was sold on the day as far before it as the period is long. */
function everyDay(period: ReportPeriod, rows: readonly SalesRow[]): SalesRow[] {
  const byDay = new Map(rows.map((row) => [row.key, row]))
  const length = daysOf(period)
  return Array.from({ length }, (_, index) => {
    const day = addDays(period.from, index)
    const former = byDay.get(addDays(day, -length))?.former ?? ZERO
    return { ...(byDay.get(day) ?? nothing), key: day, name: day, former }
  })
}

const nothing = sumSales([])
