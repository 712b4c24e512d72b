import { randomUUID } from 'node:crypto'
import { changeEntry, findEntryFault } from '#domain/catalogue/entries/change-entry.ts'
import type { Collection, EntryStatus } from '#domain/catalogue/entries/collections.ts'
import { copyDocument } from '#domain/catalogue/entries/copy-document.ts'
import { describeForm } from '#domain/catalogue/entries/forms/describe-form.ts'
import type { DeskEntry } from '#domain/catalogue/entries/desk-entry.ts'
import { emptyRecord, type EntryRecord } from '#domain/catalogue/entries/entry-record.ts'
import type { EntryForm } from '#domain/catalogue/entries/forms/forms.ts'
import { readForm } from '#domain/catalogue/entries/forms/read-form.ts'
import { isRefusal } from '#domain/catalogue/entries/refusal.ts'
import { freeId, slugOf } from '#domain/catalogue/entries/slug.ts'
import { findPriceFalls } from '#domain/catalogue/prices/price-falls.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { AppError } from '#domain/errors.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { readDocument } from '../../catalogue-rows/read-document.ts'
import { findEntry, listEntryNames, nextPosition } from '../../db/catalogue/entries.ts'
import type { Database } from '../../db/database.ts'
import { entryConflict } from './steps/entry-conflict.ts'
import { recordChange } from '../audit/steps/record-change.ts'
import { changeCatalogue } from './steps/change-catalogue.ts'
import { placeRecords, type PlacedRecord } from './steps/place-records.ts'
import { readEntry } from './steps/read-entry.ts'
import { subjects, tables } from './steps/tables.ts'

type Dependencies = { readonly database: Database; readonly now: () => Date }

/** A new form of an entry; `digest` is that of the version it was made from. */
export type EntryEdit = {
  readonly id: string
  readonly digest: string
  readonly form: EntryForm
  /** True if prices may fall by more than half. */
  readonly confirmFalls: boolean
}

/**
 * Adds an entry at the end of its collection, under an id made of its name (GOODS-01). Throws `not-permitted` and
 * `invalid-input` with the field.
 */
export async function addEntry(
  dependencies: Dependencies,
  actor: StaffActor,
  { form, status }: { readonly form: EntryForm; readonly status: EntryStatus },
): Promise<DeskEntry> {
  requirePermission(actor, 'catalogue:write')
  const make = (id: string) => ({ record: changed(emptyRecord(form.kind, id), form), document: { id } })
  return addRecord(dependencies, actor, { form, status, make })
}

/**
 * Changes an entry by the rules of the import; its position and the fields that its form does not show are unchanged. Throws
 * `not-permitted`, `not-found`, `edit-conflict` if the entry no longer has this digest, `price-falls` if a price falls by more
 * than half and that is not confirmed, and `invalid-input` with the field.
 */
export async function editEntry(
  dependencies: Dependencies,
  actor: StaffActor,
  { id, digest, form, confirmFalls }: EntryEdit,
): Promise<DeskEntry> {
  requirePermission(actor, 'catalogue:write')
  const { database, now } = dependencies
  const collection = form.kind
  const table = tables[collection]
  await changeCatalogue(database, table, async (queries) => {
    const before = await findEntry(queries, table, id)
    if (before === null) throw new AppError('not-found')
    if (before.digest !== digest) throw await entryConflict(queries, collection, before)
    const record = changed(before.record, form)
    if (collection === 'products' && !confirmFalls) refuseFalls(before.record, record)
    const digests = await placeRecords(queries, table, [{ ...before, record }])
    if (digests.get(id) === before.digest) return
    await recordChange(queries, actor, {
      action: `${subjects[collection]}.edit`,
      subject: subjects[collection],
      subjectId: id,
      before: describeForm(readForm(collection, before.record)),
      after: describeForm(readForm(collection, record)),
      at: now(),
    })
  })
  return readEntry(database.queries, { collection, id })
}

/**
 * Adds a copy of an entry as a draft at the end of its collection, with new uids for its variants. Throws `not-permitted` and
 * `not-found`.
 */
export async function copyEntry(
  dependencies: Dependencies,
  actor: StaffActor,
  { collection, id, name }: { readonly collection: Collection; readonly id: string; readonly name: string },
): Promise<DeskEntry> {
  requirePermission(actor, 'catalogue:write')
  const original = await findEntry(dependencies.database.queries, tables[collection], id)
  if (original === null) throw new AppError('not-found')
  const form = readForm(collection, original.record)
  const renamed: EntryForm = form.kind === 'banners' ? { ...form, headline: name } : { ...form, name }
  const make = (fresh: string): Pick<PlacedRecord, 'record' | 'document'> => {
    const copy = readDocument(tables[collection], copyDocument(original.document, fresh, newUid))
    if ('rejected' in copy)
      throw new AppError('invalid-input', {
        reasons: [{ code: 'record-rejected', id: fresh, finding: copy.rejected }],
      })
    return { record: changed(copy.record, renamed), document: copy.document }
  }
  return addRecord(dependencies, actor, { form: renamed, status: 'draft', make })
}

type NewEntry = {
  readonly form: EntryForm
  readonly status: EntryStatus
  /** Makes the record for a new id, and the document with the fields that records do not have. */
  readonly make: (id: string) => Pick<PlacedRecord, 'record' | 'document'>
}

async function addRecord(
  { database, now }: Dependencies,
  actor: StaffActor,
  { form, status, make }: NewEntry,
): Promise<DeskEntry> {
  const collection = form.kind
  const table = tables[collection]
  const id = await changeCatalogue(database, table, async (queries) => {
    const taken = new Set((await listEntryNames(queries, table)).map((entry) => entry.id))
    const name = form.kind === 'banners' ? form.headline : form.name
    const fresh = freeId(slugOf(name, subjects[collection]), (each) => taken.has(each))
    const made = make(fresh)
    const position = await nextPosition(queries, table)
    await placeRecords(queries, table, [{ ...made, position, status }])
    await recordChange(queries, actor, {
      action: `${subjects[collection]}.add`,
      subject: subjects[collection],
      subjectId: fresh,
      after: { status, ...describeForm(form) },
      at: now(),
    })
    return fresh
  })
  return readEntry(database.queries, { collection, id })
}

const newUid = (): string => randomUUID().slice(0, 13)

/** Applies a form to a record. Throws `invalid-input`, with the field if a single one is at fault. */
function changed(former: EntryRecord, form: EntryForm): EntryRecord {
  const record = changeEntry(former, form, { newUid })
  if (isRefusal(record)) {
    const { field, fault } = record.refused
    throw new AppError('invalid-input', { faults: [{ field, ...fault }] })
  }
  const fault = findEntryFault(form.kind, record)
  if (fault !== null) throw new AppError('invalid-input', { faults: [fault] })
  return record
}

function refuseFalls(before: unknown, after: unknown): void {
  const [fall] = findPriceFalls((before as Product).variants, (after as Product).variants)
  if (fall === undefined) return
  const { variant, from, to } = fall
  throw new AppError('price-falls', { reasons: [{ code: 'price-falls', variant, from, to }] })
}
