import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import {
  MAX_RATE_ROWS,
  planRateImport,
  type PlannedRateRow,
  type RateRow,
} from '#domain/pricing/day-rates/rate-import.ts'
import type { DayRateImportWire, RateAct } from '#domain/pricing/day-rates/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findDayRate, findRatesInUse, type StoredRate } from '../../db/pricing/day-rates.ts'
import { addSetting } from '../../db/pricing/rate-settings.ts'
import type { Sheets } from '../../gateways/sheets/port.ts'
import { ofTable, readSheetRows } from '../sheets/steps/read-rows.ts'
import { changeCatalogue } from '../catalogue-entries/steps/change-catalogue.ts'
import { applyRate, requireConfirmed } from './steps/apply-rate.ts'
import { findSizes } from '../pricing/steps/find-sizes.ts'
import { planRate, type PlannedRate } from './steps/plan-rate.ts'
import { readRateRows } from './import-rates/read-rate-rows.ts'
import { writeRate } from './steps/write-rate.ts'

type Dependencies = { readonly database: Database; readonly sheets: Sheets; readonly now: () => Date }

/** A file of rates, and what to do with it. */
export type RateFile = {
  readonly act: RateAct
  readonly isConfirmed: boolean
  readonly bytes: Uint8Array
}

/** A rate as the file leaves it, with what setting its base would do; null where it sets none. */
type FileRate = ReturnType<typeof planRateImport>['rates'][number] & {
  readonly held: StoredRate | null
  readonly effect: PlannedRate | null
}

type FilePlan = { readonly rows: readonly PlannedRateRow[]; readonly rates: readonly FileRate[] }

/**
 * Checks a file of rates, or saves what it says and sets their bases: all rows or none (PRICE-09). A file that is sent again on the same
 * day changes nothing. Throws `not-permitted`, `file-refused`, `invalid-input` when a row cannot be taken, and `price-moves` until changes
 * by more than half are confirmed.
 */
export async function importRates(
  { database, sheets, now }: Dependencies,
  actor: StaffActor,
  { act, isConfirmed, bytes }: RateFile,
): Promise<DayRateImportWire> {
  requirePermission(actor, 'catalogue:write')
  const at = now()
  const rows = await readSheetRows(sheets, bytes, {
    today: istDay(at),
    read: ofTable(readRateRows),
    most: MAX_RATE_ROWS,
    tooMany: (count) => ({ code: 'too-many-rate-rows', rows: count, most: MAX_RATE_ROWS }),
  })
  if (act === 'check') return reportOf(await planFile(database.queries, rows, at))
  return changeCatalogue(database, 'products', async (queries) => {
    const plan = await planFile(queries, rows, at)
    const refused = plan.rows.filter(({ state }) => state === 'refused').length
    if (refused > 0)
      throw new AppError('invalid-input', { reasons: [{ code: 'rate-rows-refused', rows: refused }] })
    requireConfirmed({ moves: plan.rates.flatMap(({ effect }) => effect?.moves ?? []) }, { isConfirmed })
    for (const rate of plan.rates) await enter(queries, actor, { rate, at })
    return reportOf(plan)
  })
}

async function planFile(queries: Queries, rows: readonly RateRow[], at: Date): Promise<FilePlan> {
  const held = await findRatesInUse(queries)
  const sizes = await findSizes(
    queries,
    rows.flatMap(({ size }) => size ?? []),
  )
  const planned = planRateImport(rows, { rates: held, sizeOf: (text) => sizes.get(text) ?? 'unknown' })
  const rates: FileRate[] = []
  for (const rate of planned.rates) {
    const known = held.find(({ id }) => id === rate.id) ?? null
    const isSet = rate.base !== null && (rate.hasChanged || !isSetToday(known, rate.base, at))
    const members = rate.members.map((member) => ({ price: null, ...member }))
    const effect = isSet && rate.base !== null ? await planRate(queries, { members }, rate.base) : null
    rates.push({ ...rate, held: known, effect })
  }
  return { rows: planned.rows, rates }
}

function isSetToday(rate: StoredRate | null, base: number, at: Date): boolean {
  return (
    rate !== null && rate.base === base && rate.setAt !== null && istDay(new Date(rate.setAt)) === istDay(at)
  )
}

async function enter(
  queries: Queries,
  actor: StaffActor,
  { rate, at }: { readonly rate: FileRate; readonly at: Date },
): Promise<void> {
  const { name, unit, members, held, base, effect } = rate
  const id = held?.id ?? randomUUID()
  if (rate.hasChanged)
    await writeRate(queries, actor, { rate: { id, name, unit, members, revision: held?.revision ?? 0 }, at })
  if (base === null || effect === null) return
  const saved = await findDayRate(queries, id, { lock: true })
  if (saved === null) return
  const setting = { id: randomUUID(), base, isConfirmed: true }
  const { name: by, role } = actor
  await addSetting(queries, { ...setting, rateId: id, at: at.toISOString(), actor: by, role })
  await applyRate(queries, actor, { rate: saved, setting: { ...setting, at } })
}

function reportOf({ rows, rates }: FilePlan): DayRateImportWire {
  return {
    rows,
    rates: rates.map(({ name, unit, hasChanged, base, held, effect }) => ({
      name,
      unit,
      isNew: held === null,
      hasChanged,
      base: effect === null ? null : base,
      before: held?.base ?? null,
      ...countsOf(effect),
    })),
    moves: rates.flatMap(({ effect }) =>
      (effect?.moves ?? []).map(({ product, variant, from, to }) => ({ product, variant, from, to })),
    ),
  }
}

/** Numbers of the prices that change, and of the sizes that cannot have theirs. */
function countsOf(effect: PlannedRate | null): { readonly changes: number; readonly unchanged: number } {
  const given = effect?.given ?? []
  return {
    changes: given.filter(({ change }) => change !== null).length,
    unchanged: given.filter(({ price }) => price === null).length,
  }
}
