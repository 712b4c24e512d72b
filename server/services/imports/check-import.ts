import { randomUUID } from 'node:crypto'
import type { CatalogueImport } from '#domain/catalogue/imports/import-report.ts'
import { MAX_IMPORT_PICTURES } from '#domain/catalogue/imports/picture-progress.ts'
import { AppError } from '#domain/errors.ts'
import type { Finding } from '#domain/problem/findings.ts'
import { istDay } from '#domain/time/ist-day.ts'
import { requirePermission } from '#domain/staff/require-permission.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import type { Sheets } from '../../gateways/sheets/port.ts'
import { saveImportColumns } from '../../db/catalogue/import-columns.ts'
import { addImport, sweepImports } from '../../db/catalogue/imports.ts'
import type { Database, Queries } from '../../db/database.ts'
import { readSeller } from '../store/steps/read-seller.ts'
import { encodeList } from './check-import/encode-list.ts'
import { planImport, remoteOf, reportOf, type Planned } from './steps/plan-import.ts'
import { planStock } from './steps/plan-stock.ts'
import { hashHeads } from './steps/read-columns.ts'
import { stageJson } from './check-import/stage-json.ts'
import { stageTable } from './check-import/stage-table.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { entryDocument } from '#domain/catalogue/documents/entry-document.ts'
import { copyDocument } from '#domain/catalogue/entries/copy-document.ts'
import { freeId, nameKey, slugOf } from '#domain/catalogue/entries/slug.ts'
import { parseText } from '#domain/catalogue/parse-result.ts'
import { findEntries, listEntryNames } from '../../db/catalogue/entries.ts'
import type { Staged } from './steps/staged.ts'
import { findKnownPictures } from '../../db/catalogue/import-pictures.ts'
import { movePictures } from './steps/place-pictures.ts'
import type { Shop } from '#domain/catalogue/shop.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { Subcategory } from '#domain/catalogue/subcategory.ts'

type Dependencies = {
  readonly database: Database
  readonly sheets: Sheets
  readonly now: () => Date
}

/** A file to import; `columns` has the field of each column if they were matched by hand. */
export type ImportUpload = {
  readonly name: string
  readonly bytes: Uint8Array
  readonly columns?: readonly string[] | undefined
  /** The GST rate, in percent, for products of the file that have none. */
  readonly fileRate?: number | undefined
}

/**
 * Checks an upload without changing the catalogue (GOODS-03): reports what it would add and change, field by field, what is
 * refused with the reason, and what is held back. The result can be applied for a day. Columns matched by hand are remembered
 * for the next sheet with the same heads. Throws `not-permitted`, `file-refused`, and `invalid-input` for a rate that the
 * seller does not have.
 */
export async function checkImport(
  { database, sheets, now }: Dependencies,
  actor: StaffActor,
  { name, bytes, columns, fileRate }: ImportUpload,
): Promise<CatalogueImport> {
  requirePermission(actor, 'catalogue:write')
  const upload = await sheets.read(bytes, { today: istDay(now()), isMatched: columns !== undefined })
  const { queries } = database
  const { gstRates: rates } = await readSeller(queries)
  if (fileRate !== undefined && !rates.includes(fileRate))
    throw new AppError('invalid-input', { reasons: [{ code: 'rate-not-yours', rates: rates.map(String) }] })
  const {
    documents: found,
    refused,
    notes,
    heads,
    unrated,
  } = upload.kind === 'json'
    ? await stageDocuments(queries, upload.content)
    : await stageTable(queries, upload, { columns, fileRate })
  if (found.length + refused.length === 0)
    throw new AppError('file-refused', { reasons: [{ code: 'file-without-products' }] })
  const reading = { queries, rates }
  const all = await useKnownPictures(
    reading,
    await planImport(
      reading,
      found.map((one) => ({ ...one, seen: null })),
    ),
  )
  const { planned, stock } = await planStock(queries, upload.kind === 'json' ? all : withoutUnused(all))
  const staged = planned
    .filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unchanged')
    .map(({ staged: one, former }) => ({ ...one, seen: former?.digest ?? null }))
  const checked = {
    id: randomUUID(),
    at: now().toISOString(),
    actor: actor.name,
    name: name.slice(0, 200),
    state: 'checked' as const,
    report: {
      ...reportOf(planned, refused, [...notes, ...draftNotes(planned), ...tooManyPictures(planned)]),
      ...(stock !== undefined && { stock }),
      ...(unrated > 0 && { unrated: { count: unrated, rates, rate: fileRate ?? null } }),
    },
  }
  await sweepImports(queries, new Date(now().getTime() - DAY_MS))
  await addImport(queries, checked, await encodeList(staged))
  if (columns !== undefined && upload.kind === 'sheet')
    await saveImportColumns(queries, { heads: hashHeads(heads), fields: columns, at: now() })
  return { ...checked, isLast: false, pictures: null }
}

async function stageDocuments(queries: Queries, content: unknown) {
  const { documents, refused } = await stageJson(content)
  return { documents: await askOtherNames(queries, documents), refused, notes: [], heads: [], unrated: 0 }
}

function draftNotes(planned: readonly Planned[]): Finding[] {
  const count = planned.filter(
    ({ outcome, staged }) => outcome === 'added' && staged.doubts.length > 0,
  ).length
  return count === 0 ? [] : [{ code: 'drafts-stay', products: count }]
}

function tooManyPictures(planned: readonly Planned[]): Finding[] {
  const count = remoteOf(planned).size
  return count <= MAX_IMPORT_PICTURES
    ? []
    : [{ code: 'pictures-too-many', pictures: count, most: MAX_IMPORT_PICTURES }]
}

type Document = Omit<Staged, 'seen'>

/** Adds the stored name, and the document as a new product, to products whose id has another name in the store. */
async function askOtherNames(queries: Queries, documents: readonly Document[]): Promise<readonly Document[]> {
  const products = documents.filter(({ collection }) => collection === 'products')
  const names = await readNames(
    queries,
    products.map(({ id }) => id),
  )
  const isOther = ({ collection, id, document }: Document): boolean => {
    const [held, name] = [names.get(id), parseText(document.productName)]
    return collection === 'products' && held !== undefined && name !== null && nameKey(held) !== nameKey(name)
  }
  if (!products.some(isOther)) return documents
  const taken = new Set([...(await listEntryNames(queries, 'products')), ...products].map(({ id }) => id))
  return documents.map((one) => {
    if (!isOther(one)) return one
    const id = freeId(slugOf(parseText(one.document.productName) ?? '', 'product'), (each) => taken.has(each))
    taken.add(id)
    const document = copyDocument(one.document, id, () => randomUUID().slice(0, 13))
    return {
      ...one,
      otherName: { name: names.get(one.id) ?? '', asNew: { id, status: one.status, doubts: [], document } },
    }
  })
}

const BATCH = 500

async function readNames(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (let start = 0; start < ids.length; start += BATCH)
    for (const { id, record } of await findEntries(queries, 'products', ids.slice(start, start + BATCH))) {
      const name = typeof record === 'object' && record !== null && 'name' in record ? record.name : null
      if (typeof name === 'string') names.set(id, name)
    }
  return names
}

/** Replaces pictures that an earlier import fetched: each is fetched once, and importing a sheet again changes nothing. */
async function useKnownPictures(
  reading: Parameters<typeof planImport>[0],
  planned: readonly Planned[],
): Promise<Planned[]> {
  const urls = new Set(planned.flatMap(({ remote }) => remote))
  const known = await findKnownPictures(reading.queries, [...urls])
  const moved = planned.map(({ staged, read, remote }) => {
    if (read === null || !remote.some((url) => known.has(url))) return null
    const record = movePictures(staged.collection, read.record, known)
    if (record === null) return null
    return { ...staged, document: entryDocument(staged.collection, record, read.document) }
  })
  const again = await planImport(
    reading,
    moved.filter((one) => one !== null),
  )
  const next = again.values()
  return planned.map((one, index) => (moved[index] === null ? one : (next.next().value ?? one)))
}

/** Removes the categories of a sheet that only refused products need. */
function withoutUnused(planned: readonly Planned[]): Planned[] {
  const of = (collection: string): Planned[] =>
    planned.filter(({ staged }) => staged.collection === collection)
  const products = of('products').filter(({ outcome }) => outcome !== 'refused')
  const usedSubcategories = new Set(
    products.flatMap(({ read }) => (read?.record as Product | undefined)?.subcategoryIds ?? []),
  )
  const subcategories = of('subcategories').filter(({ staged }) => usedSubcategories.has(staged.id))
  const usedCategories = new Set(
    subcategories.flatMap(({ read }) => (read?.record as Subcategory | undefined)?.mainCategoryIds ?? []),
  )
  const made = new Set(of('categories').map(({ staged }) => staged.id))
  const isUsed = ({ staged: { collection, id }, read, outcome }: Planned): boolean => {
    if (read === null || outcome === 'refused' || collection === 'products') return true
    if (collection === 'subcategories') return usedSubcategories.has(id)
    if (collection === 'categories') return usedCategories.has(id)
    const listed = (read.record as Shop).mainCategoryIds
    return products.length > 0 && listed.some((each) => usedCategories.has(each) || !made.has(each))
  }
  return planned.filter(isUsed)
}
