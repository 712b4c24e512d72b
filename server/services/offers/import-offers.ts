import { randomUUID } from 'node:crypto'
import { AppError } from '#domain/errors.ts'
import { contentOf, planOfferImport } from '#domain/offers/sheets/offer-import.ts'
import {
  MAX_OFFER_ROWS,
  type KnownOffer,
  type OfferRow,
  type PlannedOffer,
} from '#domain/offers/sheets/offer-rows.ts'
import type { OfferAct, OfferImportWire } from '#domain/offers/sheets/wire.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { notifyCatalogueChange } from '../../db/catalogue/catalogue-version.ts'
import type { Database, Queries } from '../../db/database.ts'
import { findOffers, freeCodes, lockOfferImports } from '../../db/offers/offer-imports.ts'
import type { Sheets } from '../../gateways/sheets/port.ts'
import { requestHash } from '../identity/steps/hashing.ts'
import { findHolders } from '../pricing/steps/find-marked-holders.ts'
import { findTargets } from '../pricing/steps/find-targets.ts'
import { readTargetSheet, requireWholeSheet } from '../pricing/steps/read-target-sheet.ts'
import { readOfferRows } from './import-offers/read-offer-rows.ts'
import { withOwnCode, writeOfferChange } from './steps/write-offer.ts'

type Dependencies = { readonly database: Database; readonly sheets: Sheets; readonly now: () => Date }

/** A file of offers, and what to do with it. */
export type OffersFile = {
  readonly act: OfferAct
  readonly file: string
  /** Answer of the check that stands for the offers as they were. */
  readonly seen: string | null
  /** Places of unread columns that are left out on purpose. */
  readonly without: readonly number[]
  readonly bytes: Uint8Array
}

type FilePlan = ReturnType<typeof planOfferImport> & { readonly seen: string }

/**
 * Checks a file of offers, or makes the offers as it says: all rows or none (OFFER-01). A file that is sent again changes nothing. Throws
 * `not-permitted`, `file-refused`, `edit-conflict` where an offer is not as it was checked, and `invalid-input` when a row cannot be taken, or a
 * column that restricts the offers is not read and nobody said that it may be left out.
 */
export async function importOffers(
  { database, sheets, now }: Dependencies,
  actor: StaffActor,
  { act, file, seen, without, bytes }: OffersFile,
): Promise<OfferImportWire> {
  requirePermission(actor, 'price-lists:write')
  const at = now()
  const { rows, unread } = await readTargetSheet(sheets, bytes, {
    at,
    most: MAX_OFFER_ROWS,
    read: readOfferRows,
  })
  if (act === 'check') return reportOf({ ...(await planFile(database.queries, rows, { at })), unread }, null)
  return withOwnCode(
    database.queries.transaction().execute(async (queries) => {
      await lockOfferImports(queries)
      const plan = await planFile(queries, rows, { at, lock: true })
      requireWholeSheet({ ...plan, unread, without })
      const id = await enter(queries, actor, { plan, seen, file, at })
      return reportOf({ ...plan, unread }, id)
    }),
  )
}

async function planFile(
  queries: Queries,
  rows: readonly OfferRow[],
  { at, lock = false }: { readonly at: Date; readonly lock?: boolean },
): Promise<FilePlan> {
  const offers = await findOffers(queries, { lock })
  const marks = rows.flatMap(({ holders }) => holders)
  const planned = planOfferImport(rows, {
    ...(await findTargets(queries, rows)),
    holder: await findHolders(queries, marks),
    offers,
    today: istDay(at),
  })
  const seen = planned.offers.flatMap(({ before }) =>
    before === null ? [] : `${before.id} ${before.revision}`,
  )
  return { ...planned, seen: requestHash({ seen: seen.toSorted() }).slice(0, 40) }
}

type Entering = {
  readonly plan: FilePlan
  readonly seen: string | null
  readonly file: string
  readonly at: Date
}

/** Makes the offers of a file and tells the id of the import; null where nothing is to be changed. */
async function enter(
  queries: Queries,
  actor: StaffActor,
  { plan, seen, file, at }: Entering,
): Promise<string | null> {
  const changes = plan.offers.filter(hasChanged)
  if (changes.length === 0) return null
  if (plan.seen !== seen) throw new AppError('edit-conflict')
  const id = randomUUID()
  // two of them may take each other's
  await freeCodes(
    queries,
    changes.flatMap(({ before }) => before?.id ?? []),
  )
  for (const { before, content } of changes)
    await writeOfferChange(queries, actor, {
      action: 'offer.import',
      before,
      offer: { id: before?.id ?? randomUUID(), ...content },
      lastImport: {
        id,
        file,
        by: actor.name,
        at: at.toISOString(),
        offers: changes.length,
        before: kept(before),
      },
      at,
    })
  await notifyCatalogueChange(queries, 'offers')
  return id
}

function hasChanged({ before, changed }: PlannedOffer): boolean {
  return before === null || changed.length > 0
}

function kept(before: KnownOffer | null) {
  if (before === null) return null
  // what was nobody's any more is not everybody's when the file is undone
  return { ...contentOf(before), isForEverybody: before.isForEverybody }
}

function reportOf(
  { rows, offers, seen, unread }: FilePlan & Pick<OfferImportWire, 'unread'>,
  id: string | null,
): OfferImportWire {
  return {
    id,
    seen,
    unread,
    offers: offers.map(({ before, content, gives, changed }) => ({
      name: content.name,
      isNew: before === null,
      code: content.code,
      gives,
      isForEverybody: before?.isForEverybody !== false && content.holders.length === 0,
      changed,
    })),
    rows,
  }
}
