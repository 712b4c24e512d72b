import { createHash, randomUUID } from 'node:crypto'
import { MAX_OPENING_ROWS, planOpenings, type PlannedOpening } from '#domain/accounts/opening-import.ts'
import type { OpeningAct, OpeningReport, OpeningState } from '#domain/accounts/opening-import-wire.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { findEntry } from '../../db/accounts/account-entries.ts'
import { lockAccount } from '../../db/accounts/accounts.ts'
import { findMarkedAccounts, findOpenings } from '../../db/accounts/opening-entries.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { Sheets } from '../../gateways/sheets/port.ts'
import { ofTable, readSheetRows } from '../sheets/steps/read-rows.ts'
import { requestHash } from '../identity/steps/hashing.ts'
import { lockLedger } from './steps/lock-ledger.ts'
import { postOpening } from './steps/post-opening.ts'
import { readOpeningRows } from './import-openings/read-opening-rows.ts'
import { takeBack } from './steps/take-back.ts'

type Dependencies = { readonly database: Database; readonly sheets: Sheets; readonly now: () => Date }

/** A row that can be entered or was, with the id of its entry. */
type Placed = PlannedOpening & { readonly state: OpeningState; readonly entryId: string | null }

/**
 * Checks a file with what an old book has open, enters it, or takes back what it entered (CREDIT-02): all rows or none. A row is known
 * by whose it is, its number, day and amount, so that a file that is sent again changes nothing. Throws `not-permitted`,
 * `file-refused`, and `invalid-input` when it is to be entered and a row cannot be.
 */
export async function importOpenings(
  { database, sheets, now }: Dependencies,
  actor: StaffActor,
  { act, bytes }: { readonly act: OpeningAct; readonly bytes: Uint8Array },
): Promise<OpeningReport> {
  requirePermission(actor, 'credit:terms')
  const at = now()
  const rows = await readSheetRows(sheets, bytes, {
    today: istDay(at),
    read: ofTable(readOpeningRows),
    most: MAX_OPENING_ROWS,
    tooMany: (count) => ({ code: 'too-many-openings', rows: count, most: MAX_OPENING_ROWS }),
  })
  return database.queries.transaction().execute(async (queries) => {
    const planned = planOpenings(rows, await findMarkedAccounts(queries), istDay(at))
    if (act !== 'check') await lockAll(queries, planned)
    const placed = await place(queries, planned)
    if (act === 'check') return { rows: placed, changed: 0 }
    const refused = placed.filter(({ state }) => state === 'refused').length
    if (act === 'enter' && refused > 0)
      throw new AppError('invalid-input', { reasons: [{ code: 'openings-refused', rows: refused }] })
    let changed = 0
    for (const row of placed) {
      const isDone =
        act === 'enter' ? await enter(queries, actor, { row, at }) : await undo(queries, actor, { row, at })
      if (isDone) changed += 1
    }
    return { rows: await place(queries, planned), changed }
  })
}

/** Locks the accounts of all rows, in one order for everybody. */
async function lockAll(queries: Queries, planned: readonly PlannedOpening[]): Promise<void> {
  for (const id of accountsOf(planned).toSorted()) await lockAccount(queries, id)
}

function accountsOf(planned: readonly PlannedOpening[]): string[] {
  return [...new Set(planned.flatMap(({ accountId }) => accountId ?? []))]
}

/** Finds which rows are entered, and by which entry; one that was taken back can be entered again. */
async function place(queries: Queries, planned: readonly PlannedOpening[]): Promise<Placed[]> {
  const found = await findOpenings(queries, accountsOf(planned))
  const byId = new Map(found.map((opening) => [opening.id, opening]))
  const ids = planned.map(({ key }) => (key === null ? null : entryIdOf(key, byId)))
  const own = new Set(ids)
  const numbers = new Set(
    found
      .filter(({ id, reference, isReversed }) => reference !== null && !isReversed && !own.has(id))
      .map(({ accountId, reference }) => `${accountId} ${reference}`),
  )
  return planned.map((row, index) => {
    const entryId = ids[index] ?? null
    const isEntered = entryId !== null && byId.has(entryId)
    const isKnown = !isEntered && numbers.has(`${row.accountId} ${row.reference}`)
    const issue = row.issue ?? (isKnown ? 'number-known' : null)
    return { ...row, issue, entryId, state: issue !== null ? 'refused' : isEntered ? 'entered' : 'new' }
  })
}

/** Id of the entry of a row: the first of its ids that no entry has, or only one that was not taken back. */
function entryIdOf(key: string, known: ReadonlyMap<string, { readonly isReversed: boolean }>): string {
  for (let time = 0; ; time += 1) {
    const id = uuidOf(`${key} ${time}`)
    if (known.get(id)?.isReversed !== true) return id
  }
}

/** A UUID (RFC 9562, version 8) of a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}

type RowAt = { readonly row: Placed; readonly at: Date }

async function enter(queries: Queries, actor: StaffActor, { row, at }: RowAt): Promise<boolean> {
  const { state, entryId: id, accountId, amount, day, dueDay, reference, isAdvance } = row
  if (state !== 'new' || id === null || accountId === null || amount === null || day === null) return false
  await postOpening(queries, actor, {
    opening: { id, accountId, amount, isAdvance, day, dueDay, reference, note: null },
    at,
  })
  return true
}

async function undo(queries: Queries, actor: StaffActor, { row, at }: RowAt): Promise<boolean> {
  const { state, entryId, accountId } = row
  if (state !== 'entered' || entryId === null || accountId === null) return false
  await lockLedger(queries, accountId)
  const opening = await findEntry(queries, { accountId, id: entryId })
  if (opening === null) return false
  const id = randomUUID()
  const digest = requestHash({ id, entryId })
  await takeBack(queries, actor, { id, accountId, entry: opening, note: null, digest, at })
  return true
}
