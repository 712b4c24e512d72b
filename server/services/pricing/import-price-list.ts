import { AppError } from '#domain/errors.ts'
import { withBrand, type PriceList } from '#domain/pricing/price-list.ts'
import { planListImport } from '#domain/pricing/sheets/list-import.ts'
import {
  MAX_LIST_ROWS,
  type ListRest,
  type ListRow,
  type PlannedList,
} from '#domain/pricing/sheets/list-rows.ts'
import type { ListAct, PriceListImportWire } from '#domain/pricing/sheets/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database, Queries } from '../../db/database.ts'
import { nameTargets } from '../../db/pricing/names.ts'
import { findPriceList } from '../../db/pricing/price-lists.ts'
import type { Sheets } from '../../gateways/sheets/port.ts'
import { readListRows } from './import-price-list/read-list-rows.ts'
import { findHolders } from './steps/find-marked-holders.ts'
import { findTargets } from './steps/find-targets.ts'
import { readTargetSheet, requireWholeSheet } from './steps/read-target-sheet.ts'
import { requireRoom, writeList } from './steps/write-list.ts'

type Dependencies = { readonly database: Database; readonly sheets: Sheets; readonly now: () => Date }

/** A file of a price list, and what to do with it. */
export type PriceListFile = {
  readonly act: ListAct
  readonly id: string
  /** Of the list as it was checked. */
  readonly revision: number | null
  readonly rest: ListRest
  /** Name of a list that is not there yet. */
  readonly name: string | null
  readonly file: string
  /** Places of unread columns that are left out on purpose. */
  readonly without: readonly number[]
  readonly bytes: Uint8Array
}

/** The list that a file is held against, and what it makes of it. */
type FilePlan = { readonly list: PriceList | null; readonly planned: PlannedList }

/**
 * Checks a file of a price list, or makes the list as it says: all rows or none (PRICE-08). A file that is sent again changes nothing. Throws
 * `not-permitted`, `file-refused`, `not-found` for a list that was removed, `edit-conflict` where it is not as it was checked, and
 * `invalid-input` when a row cannot be taken, or a column that restricts the list is not read and nobody said that it may be left out.
 */
export async function importPriceList(
  { database, sheets, now }: Dependencies,
  actor: StaffActor,
  { bytes, ...sent }: PriceListFile,
): Promise<PriceListImportWire> {
  requirePermission(actor, 'price-lists:write')
  const at = now()
  const { rows, unread } = await readTargetSheet(sheets, bytes, {
    at,
    most: MAX_LIST_ROWS,
    read: readListRows,
  })
  if (sent.act === 'check') {
    const plan = await planFile(database.queries, rows, { ...sent, at })
    return { ...(await reportOf(database.queries, plan)), unread }
  }
  return database.queries.transaction().execute(async (queries) => {
    const plan = await planFile(queries, rows, { ...sent, at })
    requireWholeSheet({ rows: plan.planned.rows, unread, without: sent.without })
    await enter(queries, actor, { plan, sent, at })
    return { ...(await reportOf(queries, plan)), unread }
  })
}

type SentList = Omit<PriceListFile, 'bytes'>

async function planFile(
  queries: Queries,
  rows: readonly ListRow[],
  { act, id, rest, at }: SentList & { readonly at: Date },
): Promise<FilePlan> {
  const list = await findPriceList(queries, id, { lock: act === 'enter' })
  if (list?.isRemoved === true) throw new AppError(act === 'enter' ? 'edit-conflict' : 'not-found')
  if (list === null) await requireRoom(queries)
  const marks = rows.flatMap(({ holders }) => holders)
  const planned = planListImport(rows, {
    ...(await findTargets(queries, rows)),
    holder: await findHolders(queries, marks, id),
    list,
    rest,
    today: istDay(at),
  })
  return { list, planned }
}

async function enter(
  queries: Queries,
  actor: StaffActor,
  {
    plan: { list, planned },
    sent: { id, revision, name, file },
    at,
  }: { readonly plan: FilePlan; readonly sent: SentList; readonly at: Date },
): Promise<void> {
  if (!planned.hasChanged) return
  if ((list?.revision ?? 0) !== revision) throw new AppError('edit-conflict')
  if (planned.rules.length === 0)
    throw new AppError('invalid-input', { reasons: [{ code: 'list-without-prices' }] })
  const { fromDay, untilDay, holders, rules } = planned
  const called = list?.name ?? name
  if (called === null) throw new AppError('invalid-input', { faults: [{ field: 'name', code: 'missing' }] })
  await writeList(queries, actor, {
    action: 'price-list.import',
    before: list,
    list: { id, name: called, fromDay, untilDay, holders, rules },
    lastImport: {
      file,
      by: actor.name,
      at: at.toISOString(),
      before: list === null ? null : contentOf(list),
    },
    at,
  })
}

function contentOf({ name, fromDay, untilDay, holders, rules }: PriceList) {
  return { name, fromDay, untilDay, holders, rules }
}

async function reportOf(
  queries: Queries,
  { list, planned }: FilePlan,
): Promise<Omit<PriceListImportWire, 'unread'>> {
  const labels = await nameTargets(queries, planned.gone)
  return {
    revision: list?.revision ?? 0,
    hasChanged: planned.hasChanged,
    rules: planned.rules.length,
    fromDay: planned.fromDay,
    untilDay: planned.untilDay,
    daysBefore: list === null ? null : { fromDay: list.fromDay, untilDay: list.untilDay },
    added: planned.added,
    left: planned.left,
    gone: planned.gone.map(({ key, brand, percentOff, price, from }, index) => ({
      label: withBrand(labels[index] ?? key, { brand }),
      percentOff,
      price,
      from,
    })),
    rows: planned.rows,
  }
}
